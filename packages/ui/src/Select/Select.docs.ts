import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One out of up to about thirty known choices.',
  use: ['For kinds, cities, levels: short lists that are known beforehand.'],
  avoid: [
    'For more choices, or for records: use ComboBox.',
    'For two to four choices worth seeing: use RadioGroup.',
    'For actions: use Menu.',
  ],
  anatomy: fieldAnatomy('A native select; while it is read only, a box with the chosen words.'),
  keyboard: [
    { keys: 'Space · Enter · ↓', does: 'Open the list, as the browser does it.' },
    { keys: '↓ ↑', does: 'Go through the choices.' },
    { keys: 'Letters', does: 'Go to the choice that begins so.' },
    { keys: 'Enter', does: 'Takes it.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  does: [...fieldDos, 'Let an optional field return to nothing: its `placeholder` stands for that.'],
  donts: [...fieldDonts, 'Choose something beforehand that people would overlook.'],
  arabic: ['The arrow stands at the left; choices keep the order in which they are given.'],
};
