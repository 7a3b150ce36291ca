import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Any number of short texts typed freely.',
  use: ['For addresses, keywords.'],
  avoid: ['For records found by typing: use TagField.', 'For a few fixed choices: use CheckboxGroup.'],
  anatomy: [
    ...fieldAnatomy('Chips, and behind them a place to type the next.'),
    { part: 'Chips', what: 'What was typed, a list named by the label; each can be taken away.' },
  ],
  keyboard: [
    { keys: 'Enter · , · ;', does: 'Take what was typed; leaving the field does so too.' },
    { keys: 'Backspace', does: 'In an empty place, takes the last chip away.' },
    { keys: 'Tab', does: 'Goes through the crosses of the chips; Enter or Space takes the chip away.' },
  ],
  does: [...fieldDos, 'Answer `onAdd` with `false` for what can’t be taken, and say why in `errorMessage`.'],
  donts: [...fieldDonts, 'Drop what was typed: what can’t be taken stays to be put right.'],
  arabic: ['Chips run from the right; each finds its own direction.', 'The Arabic comma and semicolon end a chip too.'],
};
