import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Steps through a list page by page.',
  use: ['Below a Table whose pages come by keyset.'],
  avoid: [
    'For a list that fits on one page and has one size: leave it out.',
    'Where people must jump to a page by its number: a keyset has no numbers; narrow the list instead.',
  ],
  anatomy: [
    { part: 'Count', what: 'An honest sentence about how many there are.' },
    { part: 'Size', what: 'How many rows a page has.' },
    { part: 'Previous and next', what: 'Disabled where there is no such page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the size, to Previous and to Next.' },
    { keys: 'Enter · Space', does: 'Goes to that page.' },
  ],
  does: ['Say “10,000+” when nobody has counted further.'],
  donts: ['Invent a last page.'],
  arabic: ['Previous is at the right, and both arrows are mirrored.'],
};
