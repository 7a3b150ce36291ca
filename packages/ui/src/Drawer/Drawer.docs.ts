import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A panel from the side for a closer look without leaving the page.',
  use: ['`end` for a closer look at something on a narrow screen.', '`start` for a narrow screen’s menu.'],
  avoid: ['Where the page must stay in use: use SidePanel.', 'For what must be decided: use Dialog.'],
  anatomy: [
    { part: 'Backdrop', what: 'Dims the page; a press on it closes.' },
    { part: 'Panel', what: 'As high as the window; its body scrolls.' },
    { part: 'Footer', what: 'What can be done with what is shown.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes round inside the drawer.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  does: ['Offer a link to the whole page of what is shown.'],
  donts: ['Open a drawer over a drawer.'],
  arabic: ['`end` comes from the left, `start` from the right.'],
};
