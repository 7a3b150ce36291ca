import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things below things, opened and put in order.',
  use: ['For up to a few hundred things of which each has one parent, such as the places of a country.'],
  avoid: [
    'For one level: use SortableList, or a Table where it is compared column by column.',
    'For ways through the product: use NavMenu.',
    'For sections of one page: use Accordion.',
  ],
  anatomy: [
    { part: 'Handle', what: 'Begins a move by keyboard; a pointer can grab the whole node. Only with `onMove`.' },
    { part: 'Arrow', what: 'Opens and closes what is below; a node without anything below has none.' },
    { part: 'Node', what: 'Its name and a note, further in by its level.' },
    { part: 'End', what: 'What the caller draws there: a menu, a switch.' },
    { part: 'Line, frame', what: 'Where a dragged node would go: between two nodes, or below the framed one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads into the tree, to the node last visited, and out again.' },
    { keys: '↑ ↓ · Home · End · letters', does: 'Go to another node in sight.' },
    { keys: '→ ←', does: 'Open and close a node; then go to its controls, and to its parent.' },
    { keys: 'Enter', does: 'Opens the thing itself, with `onOpen`.' },
    {
      keys: 'Enter on the handle',
      does: 'Begins the move; then ↑ ↓ choose the place, → ← open and close, Enter puts it there, Escape leaves it.',
    },
  ],
  does: [
    'Say by `canStand` how deep it may go: what isn’t allowed is passed over by pointer and keyboard.',
    'Apply a move at once with `moveInTree`, and take it back when it is refused.',
    'Offer the move in the node’s menu as well: not everybody can drag.',
  ],
  donts: ['Put fields into it.', 'Use it for thousands of nodes: all open ones are in the document.'],
  arabic: ['Levels go in from the right, the arrow points left, and ← opens.'],
};
