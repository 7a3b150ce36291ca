import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Columns of equal width that become one on a narrow screen.',
  use: ['For two to four parts of equal weight.'],
  avoid: [
    'For things of their own width: use Inline.',
    'For data in rows and columns: use Table or DataTable.',
    'For fields of a form: FormSection has its own columns.',
  ],
  anatomy: [{ part: 'Column', what: 'One for each child; four become two, then one.' }],
  keyboard: [],
  does: ['Order children by importance: on a phone they stand in that order.'],
  donts: ['Put margins on the children; the gap is the only distance.'],
  arabic: ['The first column is at the right.'],
};
