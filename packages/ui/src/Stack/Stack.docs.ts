import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things one below the other at an even distance.',
  use: ['For the parts of a page, a panel or a card.'],
  avoid: ['For things beside each other: use Inline or Columns.', 'For fields of a form: use FormSection.'],
  anatomy: [{ part: 'Column', what: 'Children at one `gap` of the scale; `align` says whether they stretch.' }],
  keyboard: [],
  does: ['Nest stacks with smaller gaps to show what belongs together.'],
  donts: ['Put margins on the children.'],
  arabic: ['`start` is the right edge.'],
};
