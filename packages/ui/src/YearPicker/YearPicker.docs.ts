import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A year, the latest first.',
  use: ['For years of birth, foundation and graduation.'],
  avoid: ['For a whole day: use DateField.', 'For a count of years: use NumberField.'],
  anatomy: fieldAnatomy('A Select from the current year down to 1940, unless other ends are given.'),
  keyboard: [
    { keys: 'Digits', does: 'Go to the year that begins so.' },
    { keys: '↓ ↑', does: 'Go through the years.' },
  ],
  does: [...fieldDos, 'Give `firstYear` and `lastYear` where the question has other ends.'],
  donts: fieldDonts,
  arabic: ['Years are Gregorian and in Latin digits.'],
};
