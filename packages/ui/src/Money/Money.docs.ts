import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An amount, or a range of them, with its unit muted.',
  use: ['In tables and facts, with what `format.moneyParts` gives.'],
  avoid: ['To enter an amount: use MoneyField.', 'Inside a sentence: `format.money` is plain text.'],
  anatomy: [
    { part: 'Amount', what: 'Tabular figures, isolated left to right; with two decimals only where they aren’t zero.' },
    { part: 'Unit', what: 'Muted; before the amount in English, after it in Arabic.' },
  ],
  keyboard: [],
  does: ['Leave the alignment of a column to Table: points stand in line even where some amounts have no fraction.'],
  donts: ['Add up amounts in floating point: they are whole halalas.'],
  arabic: [
    '“ر.س” follows the amount, and figures line up at the right of their column. Of a range the lower end stands at the right, where reading begins.',
  ],
};
