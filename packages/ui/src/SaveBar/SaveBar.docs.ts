import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Stays at the foot of the screen while a form is edited or a record is decided about.',
  use: ['As the last part of a Form.', 'Below a record that waits for a decision, with the decisions as its actions.'],
  avoid: ['In a Dialog: its footer holds the buttons.', 'For actions on selected rows: use BulkBar.'],
  anatomy: [
    { part: 'Summary', what: 'What changed, that nothing did, or that it isn’t saved.' },
    { part: 'Actions', what: 'Cancel and Save, in this order.' },
    { part: 'Question', what: 'What must be said first, such as a reason; above the rest.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to Cancel and Save after the last field.' },
    { keys: 'Ctrl S · ⌘ S', does: 'Saves: that is the Form’s.' },
  ],
  does: ['Say how many fields changed.', 'Keep Save pending until the server has answered.'],
  donts: ['Put a third action into that of a form.'],
  arabic: ['The summary is at the right, Save ends the bar at the left.'],
};
