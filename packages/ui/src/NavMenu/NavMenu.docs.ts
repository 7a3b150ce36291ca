import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The areas of the whole product.',
  use: ['Once in the Frame, as a row or as a column; again in a Drawer on narrow screens.'],
  avoid: ['For the parts of one record: use Tabs.', 'For actions: use Menu.'],
  anatomy: [
    { part: 'Area', what: 'A link, or a button that shows its places.' },
    { part: 'Place', what: 'A link; the current one is marked by weight and an accent line.' },
    { part: 'Count', what: 'Work that waits there; critical only when overdue, nothing for 0.' },
    { part: 'Collapse', what: 'Folds the column to icons.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from area to area, and through the places of an open one.' },
    { keys: 'Enter · Space', does: 'Shows or hides an area’s places.' },
    { keys: 'Escape', does: 'Closes an open sub-menu and goes back to its area.' },
  ],
  does: [
    'Name areas by what people look for.',
    'Give every area an icon where the menu can be collapsed: the icon alone remains.',
  ],
  donts: ['Nest deeper than two levels.', 'Count everything; count what waits for this person.'],
  arabic: [
    'The row starts at the right, the accent line of a column stands at its right edge, and sub-menus open inwards.',
  ],
};
