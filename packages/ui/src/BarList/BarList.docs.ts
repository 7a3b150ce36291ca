import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A few amounts side by side, each named and told at its bar.',
  use: ['To compare up to about ten things of the same kind at one moment.'],
  avoid: ['Over time: use StackedColumns.', 'For many or exact figures: use `isTable`, or a DataTable.'],
  anatomy: [
    { part: 'Name', what: 'Of the thing, at the start of the line.' },
    { part: 'Figure', what: 'As text, at the end of the line; the bar is only its picture.' },
    { part: 'Bar', what: 'From zero, the longest as wide as the list; hidden from a screen reader.' },
    { part: 'Table', what: 'The same figures, with `isTable`.' },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Scroll the table when it has the focus.' }],
  does: ['Sort by value, or in an order that people know.', 'Give the figure already in the page’s language.'],
  donts: ['Give each bar its own colour.', 'Start a bar elsewhere than at zero.'],
  arabic: ['Bars grow from the right to the left.'],
};
