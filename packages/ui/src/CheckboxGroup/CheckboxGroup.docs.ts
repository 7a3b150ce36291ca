import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Any number out of a few choices.',
  use: ['For two to eight choices that are all worth seeing.'],
  avoid: [
    'For more: use TagField.',
    'For exactly one: use RadioGroup or Select.',
    'For a single yes or no: use Checkbox.',
  ],
  anatomy: fieldAnatomy('A native check box for each choice, with its label and, where given, its own description.'),
  keyboard: [
    { keys: 'Tab', does: 'Goes from box to box.' },
    { keys: 'Space', does: 'Toggles the box.' },
  ],
  does: [...fieldDos, 'Expect the chosen values in the order of the choices, whatever was ticked first.'],
  donts: ['Hide choices that can’t be made now; disable them and say why in their description.'],
  arabic: ['Boxes stand at the right of their labels; in line, the first choice is at the right.'],
};
