import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Job titles',
  one: 'job title',
  add: 'Add job title',
  ...term,
  filters: { ...term.filters, isSaudiOnly: 'Saudi nationals only' },
  columns: { ...term.columns, iscoCode: 'ISCO-08 occupation' },
  fields: {
    ...term.fields,
    iscoCode: 'ISCO-08 occupation',
    escoUri: 'ESCO address',
    nationalOccupationCode: 'Saudi occupation code',
    industryId: 'Industry',
    isSaudiOnly: 'Reserved for Saudi nationals',
  },
  hints: {
    ...term.hints,
    iscoCode: 'Found by its code, its title or a job title that has it.',
    escoUri: 'ESCO’s own table is not in the product yet: paste the address of the entry.',
    nationalOccupationCode: 'Six digits of the Saudi classification of occupations.',
  },
  records_one: '{{number}} job title',
  records_other: '{{number}} job titles',
} satisfies ResourceMessages<'jobTitles'>;

export const titles = { add: 'Add a job title', edit: 'Edit the job title' };

export const queue = { title: 'Suggested job titles' };
