import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Where a message is written that Enter sends.',
  use: ['Below a thread, for an answer or an internal note.'],
  avoid: ['In forms: a text that is saved with other fields is a TextArea.'],
  anatomy: [
    { part: 'Field', what: 'Two lines at first, growing with what is written up to a third of the screen.' },
    { part: 'Placeholder', what: 'What is asked for; the label is for screen readers.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Sends the message.' },
    { keys: 'Shift+Enter', does: 'Begins a new line.' },
    { keys: 'Escape', does: 'Ends what the message refers to, where it refers to something.' },
  ],
  does: ['Keep what was typed until the message is on its way.'],
  donts: ['Do not empty it when sending fails.'],
  arabic: ['Each message takes the direction of its first letter, whatever the direction of the page.'],
};
