import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes the place of what couldn’t be shown.',
  use: ['For a list, a record or a screen that couldn’t be loaded.'],
  avoid: [
    'Where the rest of the page is fine: use Banner.',
    'For a refused form: use ErrorSummary.',
    'Where there is simply nothing: use EmptyState.',
  ],
  anatomy: [
    { part: 'Title', what: 'What happened.' },
    { part: 'Sentence', what: 'What is safe, and what to do.' },
    { part: 'Action', what: 'Usually “Try again”.' },
    { part: 'Details', what: 'A code or id for whoever helps, behind a disclosure.' },
  ],
  keyboard: [{ keys: 'Enter · Space', does: 'Opens and closes the details.' }],
  does: ['Speak of the person’s work, not of the server’s.', 'Keep the id of the request in the details.'],
  donts: ['Show a stack trace or a status number as the title.', 'Blame the person.'],
  arabic: ['The sentences are translated; the technical details stay left to right.'],
};
