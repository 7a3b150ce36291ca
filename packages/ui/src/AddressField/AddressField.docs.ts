import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a Saudi national address, part by part.',
  use: ['For the place of a person, an office or a branch in a form.'],
  avoid: ['For an address abroad or in one line: use TextArea.', 'For a city alone: use Select or ComboBox.'],
  anatomy: [
    { part: 'Legend', what: 'Names the whole address, and says once whether it is optional.' },
    { part: 'Number parts', what: 'Building number and additional number of four digits, postal code of five.' },
    { part: 'Word parts', what: 'Street, district and city, each in its own direction.' },
    { part: 'Errors', what: 'One below each part, one below the group for the address as a whole.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from part to part in the order in which an address is written.' }],
  does: ['Give the labels in the page’s language.', 'Name the field: a part is then found at `name.part`.'],
  donts: ['Do not join the parts into one text: other systems ask for them singly.'],
  arabic: [
    'Numbers are taken in any digits and kept in ASCII; they read left to right.',
    'An English street in an Arabic page keeps its own direction, and the other way round.',
  ],
};
