import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes files from this computer, chosen by a button or dropped.',
  use: ['Where files belong to a record.', 'With a `FileProgress` below it for each file on its way.'],
  avoid: ['For a link to a file elsewhere: use TextField of type `url`.'],
  anatomy: [
    { part: 'Label', what: 'What the files are for; names the whole place.' },
    { part: 'Limits', what: 'What may be chosen and how large it may be, before anybody tries; read with the button.' },
    { part: 'Button', what: 'Opens the computer’s own choice of files.' },
    { part: 'Place', what: 'Takes what is dropped, and shows that it will.' },
    { part: 'FileProgress', what: 'How far a file is, or what is wrong with it; can be given up and sent again.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button, then to the actions of each file.' },
    { keys: 'Enter · Space', does: 'Presses them.' },
  ],
  does: [
    'Check type and size again on the server: `accept` is only a hint to the browser.',
    'Leave out `onRetry` where another try would end the same.',
  ],
  donts: ['Announce each percent.', 'Ask for dropping alone.'],
  arabic: ['Names of files are isolated, so that “.pdf” stays at their end.'],
};
