import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A long exchange that is read from its end.',
  use: ['For messages of a conversation, tens of thousands of them.', 'In a place whose height is given.'],
  avoid: ['For rows that open beside it: use PaneList.', 'For what happened to one thing: use Timeline.'],
  anatomy: [
    { part: 'Items', what: 'As high as what they say; only those in sight are in the document.' },
    { part: 'Start', what: 'Stands above the first item: that older ones are on their way, or that there are none.' },
    { part: 'Way to the end', what: 'Says how many have come below what is being read.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads into it, and then to what can be done with items in sight.' },
    { keys: '↑ ↓ · Page Up · Page Down · Home · End', does: 'Scroll it.' },
  ],
  does: ['Give older items by adding them at the beginning: what is read stays where it is.'],
  donts: ['Put it where the page scrolls: it needs a height of its own.'],
  arabic: ['Give each item the direction of its own text.'],
};
