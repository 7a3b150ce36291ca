import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Has a screen reader say what has changed on the screen, without moving the focus.',
  use: [
    'Once in the page, mounted before anything is said.',
    'Through `announce(text)` for a result that appears elsewhere: how many were found, where a column was moved to.',
    'Through `announce(text, "assertive")` for what can’t wait: an error, the end of the session.',
  ],
  avoid: [
    'For what everybody must see: show a toast, which announces itself, or a Banner.',
    'For a new page: its heading takes the focus and is read.',
  ],
  anatomy: [
    { part: 'Polite region', what: 'Role `status`: read when the screen reader has finished its sentence.' },
    { part: 'Assertive region', what: 'Role `alert`: interrupts what is being read.' },
  ],
  keyboard: [],
  does: [
    'Say one short sentence with the number or the name in it.',
    'Say the same words again when the same thing happens again; they are read again.',
  ],
  donts: ['Mount a second one: everything would be said twice.', 'Announce each keystroke or each percent.'],
  arabic: ['Give the text in the page’s language; the voice follows `lang` of the page.'],
};
