import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Skills',
  one: 'skill',
  add: 'Add skill',
  ...term,
  fields: { ...term.fields, type: 'Type', escoUri: 'ESCO address' },
  hints: { ...term.hints, escoUri: 'ESCO’s own table is not in the product yet: paste the address of the entry.' },
  choices: {
    ...term.choices,
    skillType: { technical: 'Technical', soft: 'Soft skill', language: 'Language', tool: 'Tool' },
  },
  records_one: '{{number}} skill',
  records_other: '{{number}} skills',
} satisfies ResourceMessages<'skills'>;

export const titles = { add: 'Add a skill', edit: 'Edit the skill' };

export const queue = { title: 'Suggested skills' };
