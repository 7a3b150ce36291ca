import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A closer look at something that leaves the page in use.',
  use: ['Beside a Table or Board, to read one record after the other.'],
  avoid: ['For what must be decided first: use Dialog.', 'For editing: give it a page.'],
  anatomy: [
    { part: 'Head', what: 'The title, which is announced, and a cross.' },
    { part: 'Body', what: 'Scrolls by itself, also by keyboard.' },
    { part: 'Footer', what: 'What can be done with what is shown.' },
    { part: 'Drawer', what: 'Takes its place where there is no room for both.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Leads into the panel, and back to where one was.' },
    { keys: 'Escape', does: 'Closes it, from inside and from the list; not while typing elsewhere.' },
  ],
  does: [
    'Change its content when another row is looked at, instead of closing it.',
    'Leave the focus in the list; F6 is the way in.',
  ],
  donts: ['Have two panels at a time.'],
  arabic: ['Stands at the left and slides in from there.'],
};
