import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Amounts over time and what they are made of.',
  use: ['For up to about thirty moments and five series.'],
  avoid: [
    'For a few amounts side by side: use BarList.',
    'How amounts compare with each other over time: use LineChart.',
  ],
  anatomy: [
    { part: 'Legend', what: 'Each series with its colour and its total, as text.' },
    { part: 'Scale', what: 'From zero, in round steps.' },
    { part: 'Column', what: 'One moment; its total is its tooltip.' },
    { part: 'Axis', what: 'About six names of moments.' },
    { part: 'Table', what: 'The same figures, with `isTable`.' },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Scroll the table when it has the focus.' }],
  does: [
    'Say in `label` what the chart shows, and offer its table with `isTable`.',
    'Keep the order of the series everywhere.',
  ],
  donts: ['Use `critical` for what isn’t bad.', 'Start the scale above zero.'],
  arabic: ['Time runs from the right to the left, the scale stands at the right.'],
};
