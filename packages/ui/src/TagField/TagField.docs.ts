import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Any number of records found by typing.',
  use: ['For members, topics, categories.'],
  avoid: ['For a few fixed choices: use CheckboxGroup.', 'For one record: use ComboBox.'],
  anatomy: [
    ...fieldAnatomy('A search box; what is found opens below it.'),
    { part: 'Chips', what: 'What is chosen, a list named by the label; each can be taken away.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Search; the caller answers with `items`.' },
    { keys: '↓ ↑ · Enter', does: 'Go through what was found, and take or drop it.' },
    { keys: 'Escape', does: 'Closes the list.' },
    { keys: 'Tab', does: 'Goes on to the crosses of the chips; Enter or Space takes the chip away.' },
  ],
  does: [...fieldDos, 'Say in the description how many there may be.'],
  donts: [...fieldDonts, 'Sort the chips: they keep the order in which they were chosen.'],
  arabic: ['Chips run from the right; each finds its own direction.'],
};
