export const messages = {
  title: 'Skills',
  one: 'skill',
  add: 'Add skill',
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
    type: 'Type',
  },
  fields: {
    name: 'Name',
    code: 'Code',
    synonyms: 'Other names',
    type: 'Type',
    escoUri: 'ESCO address',
  },
  sections: {
    term: 'Term',
  },
  hints: {
    synonyms: 'Search finds it by these names as well.',
  },
};
