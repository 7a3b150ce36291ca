import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says something about the whole screen that stays true for a while.',
  use: [
    'For a condition: offline, a new version, documents that expire.',
    'With an action that ends the condition, such as “Reload”.',
  ],
  avoid: [
    'For what has just happened: show a toast.',
    'In place of content that couldn’t be loaded: use an ErrorState.',
    'For one field: its error belongs to the field.',
  ],
  anatomy: [
    { part: 'Icon', what: 'Of the tone; the words say the same without it.' },
    { part: 'Title and text', what: 'What is the case, and what follows from it.' },
    { part: 'Actions', what: 'At most two small buttons.' },
    { part: 'Cross', what: 'Only with `onDismiss`.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Leads to the actions and to the cross, in this order.' }],
  does: [
    'Use `critical` for what stops the work: it is read at once, the other tones when there is a pause.',
    'Say what is safe.',
  ],
  donts: ['Show more than two at a time.', 'Let it come and go by itself while somebody reads it.'],
  arabic: ['Icon and text start at the right, actions end at the left.'],
};
