import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A few sentences about the thing beside it, for those who ask.',
  use: ['Beside a figure, to say what is counted.', 'Beside the title of a section or a list, to say how it works.'],
  avoid: [
    'For what everybody needs to fill in a field: use its description.',
    'For the name of an icon: IconButton says it itself.',
    'For a word about one control: use Tooltip.',
    'For what must be known before going on: use Banner.',
  ],
  anatomy: [
    { part: 'Button', what: 'A question mark, or an i, named by the title.' },
    { part: 'Panel', what: 'The title, the text and a link to more.' },
  ],
  keyboard: [
    { keys: 'Enter · Space', does: 'Opens it; the focus goes in.' },
    { keys: 'Tab', does: 'Goes to the link, where there is one.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  does: ['Name what is explained in the title: “What counts as a reply”, not “Help”.'],
  donts: ['Put it inside a label or a button: it is one itself.', 'Put actions into it.'],
  arabic: ['The question mark is turned to the Arabic one by the theme, as the page is.'],
};
