import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One text in Arabic and English, side by side.',
  use: ['For titles and descriptions that the public reads in both languages.'],
  avoid: ['For text in one language: use TextField or TextArea.', 'For names that aren’t translated.'],
  anatomy: [
    { part: 'Label', what: 'The same above both; a tag at its end says which language.' },
    { part: 'Arabic', what: 'First, right to left; keeps the description.' },
    { part: 'English', what: 'Second, left to right; optional unless `isEnglishRequired`.' },
    { part: 'Errors', what: 'One for each language.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from Arabic to English.' }],
  does: [...fieldDos, 'Lead to one language by `name.ar` or `name.en`.'],
  donts: [...fieldDonts, 'Store an empty English text: an emptied one leaves the value.'],
  arabic: [
    'Each box keeps its own direction, whatever the page’s is.',
    'Where there is no room for both, English stands below Arabic.',
  ],
};
