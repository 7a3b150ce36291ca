export const messages = {
  title: 'Job titles',
  one: 'job title',
  add: 'Add job title',
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
    industry: 'Industry',
    isSaudiOnly: 'Saudi nationals only',
  },
  fields: {
    name: 'Name',
    code: 'Code',
    synonyms: 'Other names',
    iscoCode: 'ISCO-08 code',
    escoUri: 'ESCO address',
    industryId: 'Industry',
    isSaudiOnly: 'Reserved for Saudi nationals',
  },
  sections: {
    term: 'Term',
  },
  hints: {
    synonyms: 'Search finds it by these names as well.',
    iscoCode: 'Four digits of the unit group.',
  },
};
