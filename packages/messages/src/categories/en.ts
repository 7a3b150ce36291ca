import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Categories',
  one: 'category',
  add: 'Add category',
  ...term,
  fields: { ...term.fields, scope: 'Of' },
  choices: { ...term.choices, categoryScope: { news: 'News', videos: 'Videos' } },
  records_one: '{{number}} category',
  records_other: '{{number}} categories',
} satisfies ResourceMessages<'categories'>;

export const titles = {};
