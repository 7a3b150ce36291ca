/** What stands on the board of candidates. */
export const board = {
  label: 'Applicants by status',
  empty: 'Nobody here',
  move: 'Move {{name}}',
  moveTo: 'Move to…',
  loading: 'Loading more…',
  unread: 'New',
  days_one: '{{number}} day on average',
  days_other: '{{number}} days on average',
  today: 'since today',
  inState_one: 'for {{number}} day',
  inState_other: 'for {{number}} days',
};
