import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how up to six amounts changed over time.',
  use: ['Lines are compared with each other or with their own past, over five moments or more.'],
  avoid: [
    'What an amount is made of over time: use StackedColumns.',
    'One moment: use BarList or DonutChart.',
    'One figure and how it changed: use Stat.',
  ],
  anatomy: [
    { part: 'Scale', what: 'From zero to a round number.' },
    { part: 'Lines', what: 'One colour each; a gap where nothing was measured.' },
    { part: 'Labels', what: 'Name and last figure at the end of each line; below the chart in a narrow place.' },
    { part: 'Moments', what: 'Pointing at one shows all its figures.' },
    { part: 'Table', what: 'The same figures, with `isTable`.' },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Scroll the table when it has the focus.' }],
  does: ['Give moments of equal length.', 'Offer the table with a button beside the title.'],
  donts: ['Draw more than six lines.', 'Put null for zero, or zero for what was not measured.'],
  arabic: [
    'Time runs from right to left, and the labels stand at the left.',
    'Digits are those of the person’s settings.',
  ],
};
