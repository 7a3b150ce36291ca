import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'States something that must be read before the page goes on.',
  use: ['Something happened that changes what the person can do next, and missing it would do harm.'],
  avoid: [
    'There is a choice: use ConfirmDialog.',
    'Something is asked for: use Dialog.',
    'It may be missed: use a toast. It stays true for a while: use Banner.',
  ],
  anatomy: [
    { part: 'Title', what: 'What has happened.' },
    { part: 'Text', what: 'What follows from it, and what is safe.' },
    { part: 'Button', what: 'The one way on; it has the focus.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses the button.' },
    { keys: 'Tab', does: 'Stays inside the dialog.' },
  ],
  does: ['Name the button after what comes next: “Go on without the file”.', 'Say what is safe.'],
  donts: ['Label the button “OK”.', 'Use it for good news or for errors of a single field.'],
  arabic: ['The button stands at the left end, where the line ends.'],
};
