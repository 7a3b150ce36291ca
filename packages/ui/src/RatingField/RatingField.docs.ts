import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'So many stars out of a few.',
  use: ['For how good somebody finds a person, a service or a thing.'],
  avoid: ['For a share or a figure: use NumberField.', 'For words to choose from: use RadioGroup.'],
  anatomy: fieldAnatomy('A star for each that can be given, and words for none where none is an answer.'),
  keyboard: [
    { keys: 'Tab', does: 'Goes to the stars that are given, or to the first.' },
    { keys: '↓ ↑ ← →', does: 'Give one more or one less.' },
  ],
  does: [...fieldDos, 'Give `noneLabel` where somebody may take their stars back.'],
  donts: ['Show with it what others gave: that is read, not chosen.'],
  arabic: ['The first star stands at the right; the left arrow gives one more.'],
};
