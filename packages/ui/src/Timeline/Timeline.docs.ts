import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What happened to one thing, in order.',
  use: ['For the activity of a record.'],
  avoid: ['For records to choose from: use Table.', 'For steps that are still to come.'],
  anatomy: [
    { part: 'Dot', what: 'In the tone of what happened; for the eye only.' },
    { part: 'Title', what: 'Who did what.' },
    { part: 'Time', what: 'Short, with the exact time as its tooltip.' },
    { part: 'Detail', what: 'From what to what, or a remark.' },
  ],
  keyboard: [],
  does: ['Give the newest first.', 'Write “Approved by Hind”, not a code.'],
  donts: ['Use tones for more than a few kinds of events.'],
  arabic: ['The line stands at the right, times at the left.'],
};
