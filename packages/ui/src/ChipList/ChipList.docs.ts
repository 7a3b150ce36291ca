import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several short things, each set apart from the next.',
  use: ['For skills, languages, cities and other lists of a record that is read.'],
  avoid: [
    'To choose or write them: use TagField or ChipsField.',
    'For the state of a thing: use StatusChip.',
    'For whole sentences: use a list.',
  ],
  anatomy: [
    { part: 'Chip', what: 'A word or two, in its own direction.' },
    { part: 'Note', what: 'A lesser fact of it, muted, after a dot.' },
  ],
  keyboard: [],
  does: ['Keep the order in which they were given.'],
  donts: ['Colour single chips.', 'Join the words by a comma inside of one.'],
  arabic: ['Begins at the right; a Latin name keeps its own direction in its chip.'],
};
