import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says where the page lies, and leads back up.',
  use: ['At the head of a Page, which draws them from its `breadcrumbs`.'],
  avoid: [
    'For steps of a process: name the step in the heading.',
    'On screens of the first level that the menu already marks, if they would say the same again.',
  ],
  anatomy: [
    { part: 'Trail', what: 'A navigation landmark named in the page’s language, with an ordered list.' },
    { part: 'Crumb', what: 'A link; the last one is the page itself, marked as current.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  does: ['Begin with the outermost place.', 'Use the same words as the headings of those places.'],
  donts: ['Shorten names to codes.'],
  arabic: ['Runs from the right to the left, and the separators turn with it.'],
};
