import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A list that people put in order themselves.',
  use: ['Where the order says something: what is done first, what is shown first.'],
  avoid: [
    'For what is compared column by column: use a Table.',
    'For columns of a table: use ColumnChooser.',
    'For things that move through stages: use a Board.',
  ],
  anatomy: [
    { part: 'Handle', what: 'Begins a move by keyboard; a pointer can grab the whole item.' },
    { part: 'Item', what: 'What the caller draws, controls among it.' },
    { part: 'Line', what: 'Where the dragged item would go.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads into the list, to the item last visited, and out again.' },
    { keys: '↑ ↓', does: 'Go to the item above or below.' },
    { keys: '← →', does: 'Go to the item’s handle and its controls.' },
    { keys: 'Enter on the handle', does: 'Begins the move; then ↑ ↓ choose the place, Enter puts it there.' },
    { keys: 'Escape', does: 'Ends a move and leaves the order as it was.' },
  ],
  does: [
    'Keep `renderItem`, `itemKey` and `itemLabel` the same between renders.',
    'Leave `onMove` out while the list is sorted by something else.',
    'Offer “Move up” and “Move down” in the item’s menu as well: not everybody can drag.',
  ],
  donts: ['Use it for hundreds of items: all of them are in the document.'],
  arabic: ['The handle stands at the right, and the left and right arrows follow what is seen.'],
};
