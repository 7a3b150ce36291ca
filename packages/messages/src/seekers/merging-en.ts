/** Two records of one person become one. */
export const merging = {
  open: 'Merge with another record',
  title: 'Make two records one',
  found_one: 'Another record may be of the same person',
  found_other: '{{count}} other records may be of the same person',
  foundMany: '{{number}} or more other records may be of the same person',
  showAll: 'Show all {{number}}',
  showFew: 'Show fewer',
  signs: { email: 'The same e-mail but for its spelling', name: 'The same name and date of birth' },
  compare: 'Compare',
  other: 'The other record of this person',
  stays: '{{kept}} is the older one and stays. {{merged}} goes: its address leads to the other one from now on.',
  moves: 'These move: {{things}}.',
  movesNothing: 'Nothing names the record that goes.',
  withdrawn:
    'Both have applied for “{{jobPost}}”. {{stays}} has come further and stays; {{goes}} is withdrawn as a duplicate.',
  rules:
    'They are written to only in the ways to which both records agree, and of a suspicion of fraud the worse stays. The CV that is not chosen becomes a document. It can’t be undone.',
  kept: 'Stays: {{number}}',
  merged: 'Goes: {{number}}',
  both: 'Both together',
  submit: 'Merge',
  stale: 'One of the two records was changed meanwhile. Look at both again.',
  readAgain: 'Show the changes',
  invalid: 'These can’t stand like this in one record: {{fields}}. Choose one of both.',
  and: ', ',
};
