export const term = {
  columns: {
    name: 'Arabic name',
    nameEn: 'English name',
    usageCount: 'Used',
    state: 'State',
    updatedAt: 'Changed',
  },
  filters: {
    missing: 'Missing',
    usage: 'Use',
  },
  fields: {
    name: 'Name',
    code: 'Code',
    synonyms: 'Other names',
  },
  sections: {
    term: 'Term',
  },
  hints: {
    synonyms: 'Search finds it by these names as well.',
  },
  choices: {
    missing: { english: 'English name missing' },
    usage: { used: 'In use', unused: 'Unused' },
  },
  states: {
    term: { suggested: 'Suggested', active: 'Active', inactive: 'Inactive' },
  },
  events: {
    term: { accept: 'Accept', activate: 'Activate', deactivate: 'Deactivate' },
  },
  done: {
    term: { accept: 'Accepted', activate: 'Activated', deactivate: 'Deactivated' },
  },
  refusals: {},
  act: {
    term: { accept: 'Accept {{records}}', activate: 'Activate {{records}}', deactivate: 'Deactivate {{records}}' },
  },
};
