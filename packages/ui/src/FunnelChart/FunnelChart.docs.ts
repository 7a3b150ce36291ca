import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how many of those who began got how far.',
  use: ['Two to six steps, each a part of the one before.'],
  avoid: ['Amounts that are not part of each other: use BarList.', 'One amount on the way to its end: use Progress.'],
  anatomy: [
    { part: 'Name', what: 'The step, where the line begins.' },
    { part: 'Bar', what: 'As wide as its share of the first step; the tint leads to the next.' },
    { part: 'Figure', what: 'The amount, and its share of the first step.' },
    { part: 'Table', what: 'The same figures and the share of the step before, with `isTable`.' },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Scroll the table when it has the focus.' }],
  does: ['Name steps by what was reached: “Approved”.', 'Say of which period those who began are.'],
  donts: ['Sort the steps by amount: their order is that of the work.', 'Skip a step because it is small.'],
  arabic: ['Names stand at the right, figures at the left; the shape is symmetrical.'],
};
