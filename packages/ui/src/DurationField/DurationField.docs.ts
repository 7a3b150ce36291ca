import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes how long something lasts, in hours and minutes.',
  use: ['For the length of a meeting, an exam or a film.'],
  avoid: [
    'For a time of day: use TimeField.',
    'For a few usual lengths: use Select.',
    'For days or years: use NumberField with its unit.',
  ],
  anatomy: [
    { part: 'Legend', what: 'Names the whole length, and says once whether it is optional.' },
    { part: 'Hours and minutes', what: 'Two figures; what is more than an hour moves over once the field is left.' },
    { part: 'Error', what: 'One below the group.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the hours to the minutes.' },
    { keys: 'Digits', does: 'Of any script.' },
  ],
  does: [...fieldDos, 'Give the labels in the page’s language.'],
  donts: fieldDonts,
  arabic: ['Hours stand at the right of the minutes, in the order in which they are said.'],
};
