import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One out of a few choices that are all worth seeing.',
  use: ['For two to six choices, each perhaps with a description.'],
  avoid: [
    'For more: use Select.',
    'For several at a time: use CheckboxGroup.',
    'For on or off: use Switch or Checkbox.',
  ],
  anatomy: fieldAnatomy('A native radio button for each choice, with its label and, where given, its own description.'),
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one, or to the first.' },
    { keys: '↓ ↑ ← →', does: 'Choose the next or previous one.' },
  ],
  does: [...fieldDos, 'Put the usual choice first.'],
  donts: ['Use it where none may be chosen again: a radio button can’t be taken back.'],
  arabic: ['Buttons stand at the right of their labels.'],
};
