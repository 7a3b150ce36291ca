import { term } from '#vocabulary/taxonomy-term/en.ts';
export const messages = {
  title: 'Skills',
  one: 'skill',
  add: 'Add skill',
  ...term,
  filters: { ...term.filters, type: 'Type' },
  fields: { ...term.fields, type: 'Type', escoUri: 'ESCO address' },
  choices: {
    ...term.choices,
    skillType: { technical: 'Technical', soft: 'Soft skill', language: 'Language', tool: 'Tool' },
  },
  records_one: '{{number}} skill',
  records_other: '{{number}} skills',
};
