import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Text of several lines.',
  use: ['For descriptions, notes and reasons.'],
  avoid: ['For one line: use TextField.', 'For text in two languages: use LocalizedTextField with `isMultiline`.'],
  anatomy: fieldAnatomy('A box that grows with what is written, up to 24 lines, and can be drawn higher.'),
  keyboard: [
    { keys: 'Enter', does: 'Begins a new line.' },
    { keys: 'Tab', does: 'Leaves the box.' },
  ],
  does: [...fieldDos, 'Say the longest length in the description as well as in `maxLength`.'],
  donts: fieldDonts,
  arabic: ['The text finds its own direction unless `dir` says otherwise.'],
};
