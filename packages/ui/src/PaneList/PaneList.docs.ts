import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A long list in a pane, whose rows open beside it.',
  use: [
    'For messages, notes, articles: a few lines each, thousands of them.',
    'In a place whose height is given; the list scrolls in it.',
  ],
  avoid: ['For what is compared column by column: use Table.', 'For a few links: use a plain list.'],
  anatomy: [
    { part: 'Box', what: 'Selects the row; pressed with Shift, everything from the one before.' },
    { part: 'Words', what: 'What the row says, its link among it.' },
    { part: 'Action', what: 'One control at the end, such as a star.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads into the list, to the row last visited, and out again.' },
    { keys: 'j · k', does: 'Go to the next or previous row.' },
    { keys: '↑ ↓ ← →', does: 'Go to the row or control on that side.' },
    { keys: 'Home · End', does: 'Go to the row’s first or last control; with Ctrl, to the first or last row.' },
    { keys: 'Page Up · Page Down', does: 'Go ten rows up or down.' },
    { keys: 'x · Shift x', does: 'Select the row; everything from the row selected last to this one.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'e', does: 'Is done with the row, where that is possible.' },
  ],
  does: [
    'Keep `renderRow` and `rowAction` the same between renders, or every row renders again.',
    'Say by `currentKey` which row is open beside the list.',
    'Draw all rows equally high.',
  ],
  donts: [
    'Put more than one link into the words.',
    'Let it grow with its rows: without a given height all are in sight.',
  ],
  arabic: [
    'Box and words begin at the right; the left and right arrows follow what is seen.',
    'Letters work by their place on the keyboard, also while typing Arabic.',
  ],
};
