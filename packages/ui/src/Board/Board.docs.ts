import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Cards in columns, moved from one to the next.',
  use: [
    'Where people think in stages and move things through them.',
    'Beside a SidePanel: the card in it is marked by `currentKey`.',
  ],
  avoid: [
    'For finding and comparing: use a Table.',
    'Where moving isn’t the usual deed: a Table with StateTabs shows more.',
  ],
  anatomy: [
    {
      part: 'Column',
      what: 'A region with its state, how many cards it has, a second figure, and its cards, of which only those in sight are in the document.',
    },
    { part: 'Card', what: 'A button that opens it; what it shows is the caller’s.' },
    { part: 'Move menu', what: 'On each card: the columns to which it may go, and why it may not go to the others.' },
    { part: 'Drop', what: 'While a card is dragged, columns that take it glow; those that don’t dim and say why.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads into the board, to the card last visited, and out again; on a card to its menu.' },
    { keys: '↑ ↓ · k j', does: 'Go to the card above or below.' },
    { keys: '← →', does: 'Go to the nearest column with cards on that side.' },
    { keys: 'Home · End', does: 'Go to the first or last known card of the column.' },
    { keys: 'Enter · Space', does: 'Opens the card.' },
    { keys: 'm', does: 'Opens the menu that moves the card.' },
    { keys: 'Escape', does: 'Lets a dragged card go where it was.' },
  ],
  does: [
    'Give every column that a card can’t go to its reason.',
    'Keep `cardKey`, `cardLabel`, `renderCard` and `texts` the same between renders.',
    'Glow a card through `highlighted` when somebody else moved it.',
  ],
  donts: [
    'Put links or buttons into a card: it is one button.',
    'Rely on dragging: a finger scrolls, and the menu does the same.',
  ],
  arabic: [
    'The first column stands at the right, and the left and right arrows follow what is seen.',
    'Letters work by their place on the keyboard, so that j, k and m also work while typing Arabic.',
  ],
};
