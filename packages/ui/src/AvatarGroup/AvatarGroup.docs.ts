import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several people in little space.',
  use: ['For those who look at the same record, or work on the same thing.'],
  avoid: [
    'For one person: use Avatar.',
    'Where the names are needed for a decision: write them, or use a list.',
    'For the people of many rows: the faces say nothing at that number.',
  ],
  anatomy: [
    { part: 'Faces', what: 'The first people, each an Avatar with its name.' },
    { part: 'Rest', what: 'How many more there are: a button named by them, which shows everybody by name.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads to the rest, where there is one.' },
    { keys: 'Enter · Space', does: 'Shows everybody by name.' },
    { keys: 'Escape', does: 'Closes the names; the focus goes back.' },
  ],
  does: ['Give people in the same order each time.', 'Say in the label what they have in common.'],
  donts: ['Lead from a face to somewhere: put an Avatar into a link for that.'],
  arabic: ['The group starts at the right; its “+3” stays left to right.'],
};
