import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Parts below each other, each opened and closed by its title.',
  use: [
    'For details of which each person reads one or two.',
    'Where the titles, with their notes, are an answer already.',
  ],
  avoid: [
    'For what everybody reads: let it stand open.',
    'For parts that are looked at in turn: use Tabs.',
    'For things below things: use Tree.',
    'For parts of a form: use FormSection, so that nothing missing hides.',
  ],
  anatomy: [
    { part: 'Title', what: 'A button in a heading, with an arrow.' },
    { part: 'Note', what: 'At its end, what is known without opening it.' },
    { part: 'Content', what: 'Found by the browser’s search while it is closed, which opens it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from title to title, and through what is open.' },
    { keys: 'Enter · Space', does: 'Opens and closes the part.' },
  ],
  does: ['Set `headingLevel` to one below the heading above it.', 'Open the part that the person came for.'],
  donts: ['Put an Accordion into another one.', 'Hide an error in a closed part.'],
  arabic: ['The arrow stands at the right, points left, and turns down when the part opens.'],
};
