import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Business specialists',
  one: 'business specialist',
  add: 'Add business specialist',
  ...term,
  fields: { ...term.fields, requiresLicense: 'Needs a licence', commissionBps: 'Commission', image: 'Picture' },
  records_one: '{{number}} business specialist',
  records_other: '{{number}} business specialists',
} satisfies ResourceMessages<'businessSpecialists'>;

export const titles = { add: 'Add a business specialist', edit: 'Edit the business specialist' };
