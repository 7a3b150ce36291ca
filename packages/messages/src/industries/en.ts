export const messages = {
  title: 'Industries',
  one: 'industry',
  add: 'Add industry',
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
    isicSection: 'ISIC section',
  },
  fields: {
    name: 'Name',
    code: 'Code',
    synonyms: 'Other names',
    isicSection: 'ISIC section',
  },
  sections: {
    term: 'Term',
  },
  hints: {
    synonyms: 'Search finds it by these names as well.',
  },
};
