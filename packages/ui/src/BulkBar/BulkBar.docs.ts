import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What can be done with the selected rows of a list.',
  use: ['At the foot of the window, while at least one row is selected.'],
  avoid: [
    'For one record: use the row’s menu.',
    'For actions on the whole list that need no selection: put them into the Page’s actions.',
  ],
  anatomy: [
    { part: 'Clear', what: 'The cross at the start, which lets the selection go.' },
    { part: 'Summary', what: 'How many are selected, and a way to select all that match.' },
    { part: 'Actions', what: 'Small buttons; they scroll sideways where there is no room.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the cross, the summary’s button and the actions.' }],
  does: ['Announce the number when the selection changes.', 'Let a verb with three dots ask first.'],
  donts: ['Show it without a selection.', 'Offer what is possible for none of the rows without saying why.'],
  arabic: [
    'The cross and the summary start at the right.',
    'Count with all six plural forms: one row, two, three to ten, and so on.',
  ],
};
