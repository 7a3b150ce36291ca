import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An amount of Saudi riyals.',
  use: ['For prices, fees and budgets in a form.'],
  avoid: ['For other figures: use NumberField.', 'To show an amount: use Money.'],
  anatomy: fieldAnatomy('A box for the figure, and the currency, which is read with it.'),
  keyboard: [
    { keys: 'Digits', does: 'Of any script, with a point or the Arabic mark before the halalas.' },
    { keys: 'Tab', does: 'Leaves the field; the amount is then shown in groups.' },
  ],
  does: [...fieldDos, 'Say in the description whether tax is included, and for which time it is.'],
  donts: [...fieldDonts, 'Multiply by a hundred yourself: the value is already in whole halalas.'],
  arabic: ['Takes Arabic-Indic digits and the Arabic decimal mark, and shows Latin figures, grouped, once it is left.'],
};
