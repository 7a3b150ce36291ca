import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Keeps what always reads left to right whole inside Arabic.',
  use: ['For e-mail, phone, IBAN, ids, URLs, file names and numbers with signs.'],
  avoid: [
    'For prose or names of people, whose direction depends on what is written: use Text with `dir="auto"`.',
    'For amounts of money: use Money.',
  ],
  anatomy: [
    { part: 'Isolate', what: 'A `bdi` with `dir="ltr"` in tabular figures; what is copied has no invisible marks.' },
  ],
  keyboard: [],
  does: ['Wrap exactly the code, not the words around it.'],
  donts: ['Put invisible direction marks into texts.'],
  arabic: ['Without it “+966 50 123 4567” ends with its plus in an Arabic line.'],
};
