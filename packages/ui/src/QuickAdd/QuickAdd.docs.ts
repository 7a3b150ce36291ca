import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line above a list that adds things by their name alone.',
  use: ['Where a name is enough to begin with, and several are added in a row.'],
  avoid: [
    'Where more than a name is needed at once: use a Form.',
    'For texts that belong to one field: use ChipsField.',
  ],
  anatomy: [
    { part: 'Line', what: 'What is typed; its label is what it says while it is empty.' },
    { part: 'Button', what: 'Adds what was typed; there as soon as there is something to add.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Adds what was typed and leaves the focus in the empty line.' }],
  does: ['Show what was added at the top of the list, at once.'],
  donts: ['Lose what was typed when it can’t be added: put it back with the reason.'],
  arabic: ['The text finds its own direction while it is typed; the plus stands before it on the right.'],
};
