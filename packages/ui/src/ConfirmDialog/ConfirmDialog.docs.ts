import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Has one deed confirmed by its name and its verb.',
  use: [
    'Before every deletion, saying that it can’t be undone.',
    'With `tone="neutral"` before something harmless that others see at once.',
  ],
  avoid: ['For what can be undone: do it, and offer “Undo” in a toast.', 'To ask for more than a reason: use Dialog.'],
  anatomy: [
    { part: 'Title', what: 'What will happen, and to what, by name.' },
    { part: 'Consequence', what: 'What follows, in a sentence.' },
    { part: 'Content', what: 'A reason that the deed needs, or why it failed.' },
    { part: 'Cancel', what: 'Has the focus, so that Enter right after opening does no harm.' },
    { part: 'Verb', what: 'The deed; filled critical unless the tone is neutral.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes round inside the dialog.' },
    { keys: 'Escape', does: 'Cancels, except while the deed is under way.' },
  ],
  does: [
    'Count on an answer: a press outside doesn’t close it.',
    'Name the thing and the number: “Delete 3 skills”.',
    'Set `isPending` until the answer is there, then close or say what failed.',
  ],
  donts: ['Label the verb “OK” or “Yes”.', 'Ask about everything: questions that always come are answered unread.'],
  arabic: ['The verb ends the footer at the left, Cancel is at its right.'],
};
