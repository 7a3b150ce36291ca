import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Goes anywhere and does anything by typing.',
  use: ['Once in the product, opened by a shortcut and by a button that everybody sees.'],
  avoid: ['To choose a value in a form: use ComboBox.', 'As the only way to anything.'],
  anatomy: [
    { part: 'Search box', what: 'Has the focus; the caller searches and gives the groups.' },
    { part: 'Group', what: 'A title and its commands: this record, screens, people.' },
    {
      part: 'Command',
      what: 'A name, a second line, and a state at its end; an impossible one says why and can’t be chosen.',
    },
    { part: 'Status', what: 'Below the list and heard: searching, nothing found, failed.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Search.' },
    { keys: '↓ ↑', does: 'Go to the next or previous possible command; the focus stays in the search box.' },
    { keys: 'Enter', does: 'Chooses it.' },
    { keys: 'Escape', does: 'Empties the search, then closes.' },
  ],
  does: ['Put what belongs to the current record first.', 'Say in `status` when nothing was found.'],
  donts: ['Change the order of what is already shown while somebody goes through it.'],
  arabic: ['What is typed finds its own direction; names and notes are isolated from each other.'],
};
