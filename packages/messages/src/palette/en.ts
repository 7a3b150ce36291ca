/** The command palette. */
export const messages = {
  label: 'Search and go anywhere',
  placeholder: 'A screen, a name, a number, or a whole e-mail or mobile',
  screens: 'Screens',
  showAll: 'Show all that match',
  searching: 'Searching for records…',
  noRecords: 'No record matches',
  nothing: 'Nothing found',
  failed: 'Records could not be searched.',
};
