import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things beside each other in reading order.',
  use: ['For buttons, chips and short facts of their own width.'],
  avoid: ['For columns of equal width: use Columns.', 'For things below each other: use Stack.'],
  anatomy: [{ part: 'Row', what: 'Children at an even distance; wraps unless `canWrap` is false.' }],
  keyboard: [],
  does: ['Let it wrap: on a phone and at 200 % text it has to.'],
  donts: ['Put margins on the children.'],
  arabic: ['Starts at the right; `start` and `end` follow the direction.'],
};
