import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A figure, typed in any digits.',
  use: ['For amounts, counts and measures, with their `unit`.'],
  avoid: [
    'For money: use MoneyField.',
    'For phone numbers and ids, which aren’t figures: use PhoneField or TextField.',
    'For a year: use YearPicker.',
  ],
  anatomy: fieldAnatomy('A box that opens the number keyboard of a phone, and the unit, which is read with it.'),
  keyboard: [
    { keys: 'Digits', does: 'Of any script; what is no part of a figure is left out.' },
    { keys: 'Tab', does: 'Leaves the field; the figure is then shown in groups.' },
  ],
  does: [...fieldDos, 'Allow fractions by `fractionDigits` where they make sense.'],
  donts: [...fieldDonts, 'Expect arrow keys to change the figure: it is text, so that nothing changes by accident.'],
  arabic: [
    'Takes Arabic-Indic, Persian and full-width digits; shows Latin figures, grouped, once it is left.',
    'The figure is written left to right and stands at the right of the box.',
  ],
};
