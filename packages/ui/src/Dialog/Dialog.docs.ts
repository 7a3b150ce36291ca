import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks for something before the page goes on.',
  use: ['For a short task that interrupts: a few fields, a choice.'],
  avoid: [
    'For a yes or no to one deed: use ConfirmDialog.',
    'For more to read: use Drawer or SidePanel.',
    'For a long form: give it a page.',
  ],
  anatomy: [
    { part: 'Title', what: 'Names the dialog; what it is about.' },
    { part: 'Cross', what: 'Closes it, whatever was entered.' },
    { part: 'Body', what: 'Scrolls when it is higher than the window.' },
    { part: 'Footer', what: 'The way on at its end, quieter ones before.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes round inside the dialog; the page behind it can’t be reached.' },
    { keys: 'Escape', does: 'Closes it; where something was entered, leads to the cross instead, and Enter closes.' },
  ],
  does: [
    'Leave the focus to it: it goes in on opening, and back to where it was on closing.',
    'Rely on it to keep what was typed: Escape and a press outside don’t lose it, and the product asks before Back or a reload does.',
    'Set keepsEntries where what was typed is there again anyway.',
  ],
  donts: ['Open one dialog from another.', 'Ask for a closer look at a record in it.'],
  arabic: ['The cross is at the left, the primary button ends the footer at the left.'],
};
