/** What an invitation of several candidates asks for. */
export const inviting = {
  interviewType: 'Type',
  title: 'Title',
  startsAt: 'Start of the first interview (Riyadh time)',
  durationMin: 'Duration of each',
  alertMin: 'Alert before the start',
  place: 'Place',
  link: 'Link',
  addedUsers: 'Added users',
  order: 'Times',
  pauseMin: 'Minutes between two interviews',
  perDay: 'Interviews a day; the others are on the next workdays',
};
