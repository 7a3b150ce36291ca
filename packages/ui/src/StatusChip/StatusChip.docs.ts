import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The state of a thing.',
  use: ['In tables, beside titles and at the head of a board’s column; one for each region of a workflow.'],
  avoid: ['For a count: use Badge.', 'For what somebody must do: use Banner.'],
  anatomy: [
    { part: 'Dot', what: 'In the tone, also in forced colours; helps the eye.' },
    { part: 'Word', what: 'Carries the meaning.' },
  ],
  keyboard: [],
  does: ['Use the same word for the same state everywhere.', 'Keep `critical` for what is refused, failed or overdue.'],
  donts: ['Say anything by colour alone.', 'Make it a button.'],
  arabic: ['The dot stands at the right of the word.'],
};
