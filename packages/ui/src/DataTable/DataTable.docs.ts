import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The figures behind a chart.',
  use: ['Beside or below each chart, for those who want or need numbers.'],
  avoid: ['For records that one works with: use Table.', 'For the facts of one thing: use KeyValueList.'],
  anatomy: [
    { part: 'Caption', what: 'Names the table to a screen reader; the heading beside it is the caller’s.' },
    { part: 'Head', what: 'Sticks to the top while the figures scroll.' },
    { part: 'Row', what: 'Its first cell names it, the others are figures.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the table, so that it can be scrolled.' },
    { keys: '↑ ↓', does: 'Scroll it.' },
  ],
  does: ['Give figures as text in the page’s language.', 'Keep the same order as the chart.'],
  donts: ['Put links or buttons into its cells.'],
  arabic: ['Columns run from the right; figures line up at the right of theirs, ones under ones.'],
};
