import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Parts of one record, one seen at a time.',
  use: ['For three to seven parts that are read apart.', 'With `href`, so that each part has its own address.'],
  avoid: [
    'For the states of a list: use StateTabs.',
    'For steps in an order.',
    'For what people compare: show it side by side.',
  ],
  anatomy: [
    { part: 'Tab', what: 'A name, and a count where something waits; the selected one has the accent line.' },
    { part: 'Panel', what: 'The part that is seen, named by its tab.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the selected tab, then into its panel.' },
    { keys: '← →', does: 'Show the part on that side.' },
    { keys: 'Home · End', does: 'Show the first or last part.' },
  ],
  does: ['Keep the order whatever is in them.', 'Name them by nouns.'],
  donts: ['Hide in a tab what is needed for a decision in another.'],
  arabic: ['The first tab is at the right, and the arrows follow what is seen.'],
};
