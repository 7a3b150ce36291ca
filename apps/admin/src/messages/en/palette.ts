/** The command palette. */
export const messages = {
  label: 'Search and go anywhere',
  placeholder: 'A screen, a name, a number, an e-mail or a mobile',
  screens: 'Screens',
  showAll: 'Show all that match',
  searching: 'Searching for records…',
  noRecords: 'No record matches',
  nothing: 'Nothing found',
  failed: 'Records could not be searched.',
  retry: 'Try again',
};
