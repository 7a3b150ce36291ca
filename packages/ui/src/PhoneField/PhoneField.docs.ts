import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A Saudi mobile number, typed in any digits and any usual way.',
  use: ['For people’s mobile numbers.'],
  avoid: ['For numbers of other countries and landlines: use TextField of type `tel`.'],
  anatomy: fieldAnatomy('The country code, which is only seen, and a box for the rest.'),
  keyboard: [
    { keys: 'Digits', does: 'Of any script, with or without the country’s code.' },
    { keys: 'Tab', does: 'Leaves the field; the number is then shown in groups.' },
  ],
  does: [...fieldDos, 'Expect E.164 as soon as it is a number, and before that what was typed.'],
  donts: [...fieldDonts, 'Refuse spaces, a leading 0 or 00966: they are taken.'],
  arabic: ['Takes Arabic-Indic digits; code and number always stand left to right.'],
};
