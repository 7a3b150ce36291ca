import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says more about one control on hover and focus.',
  use: ['For a shortcut or a word of explanation.'],
  avoid: [
    'For IconButton, which has its own.',
    'For what is needed to decide: write it on the page; a finger has no hover.',
    'For anything to press: use Popover.',
  ],
  anatomy: [
    { part: 'Trigger', what: 'One focusable element with a role.' },
    { part: 'Bubble', what: 'Describes that element to a screen reader; at most 280 px wide.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows it at once.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  does: ['Keep to one short sentence.'],
  donts: ['Repeat the label.', 'Put links into it.'],
  arabic: ['`start` is the right, `end` the left.'],
};
