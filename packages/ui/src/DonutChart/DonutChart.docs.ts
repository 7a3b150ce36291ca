import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows what a whole is made of.',
  use: ['Two to six parts of one whole, where the large ones matter and not small differences.'],
  avoid: [
    'Amounts are to be compared: use BarList.',
    'Parts change over time: use StackedColumns.',
    'More than six parts: put the small ones together, or use BarList.',
  ],
  anatomy: [
    { part: 'Ring', what: 'One slice for each part: the first at the start of the line, the others around.' },
    {
      part: 'Labels',
      what: 'The name and the share of each part, beside its slice; below the ring in a narrow place.',
    },
    { part: 'Middle', what: 'The whole and what it is.' },
    { part: 'Table', what: 'The same figures, with `isTable`.' },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Scroll the table when it has the focus.' }],
  does: ['Give the largest part first.', 'Offer the table with a button beside the title.'],
  donts: ['Show a whole that is none: shares of different things.', 'Use it for a single per cent; that is a Meter.'],
  arabic: ['The ring is mirrored: the first slice stands at the right.'],
};
