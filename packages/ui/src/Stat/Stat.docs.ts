import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows one figure with what it is and how it compares to before.',
  use: ['The few figures that a person looks at first on a dashboard or a record.'],
  avoid: [
    'A figure measured against its most: use Meter.',
    'A figure over time: use LineChart or StackedColumns.',
    'Facts of a record: use KeyValueList.',
  ],
  anatomy: [
    { part: 'Label', what: 'What is counted.' },
    { part: 'Value', what: 'The figure, formatted by the caller.' },
    { part: 'Change', what: 'An arrow and the whole comparison in words.' },
  ],
  keyboard: [],
  does: [
    'Say what the figure is compared to: “12% more than the week before (48)”.',
    'Give a meaning only where everybody agrees that it is good or bad news.',
  ],
  donts: ['Colour every rise green.', 'Show a change without saying since when.'],
  arabic: ['The arrows point up and down, so they are not mirrored.', 'Digits are those of the person’s settings.'],
};
