import { z } from 'zod';
import { reference } from '../kinds/kinds.ts';
import { day, many } from '../page.ts';
import { id, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import { talentListStates } from '../values/records/talent-list.ts';

const draft = z.strictObject({
  employerId: reference('employers'),
  name: text().min(1).max(120),
});

const record = draft.extend({
  ...stamps,
  state: z.enum(talentListStates),
  employer: picturedRef,
  /** How many people are on it, at each stage. */
  stages: z.strictObject({ saved: z.int(), contacted: z.int(), shortlisted: z.int() }),
});

export const talentLists = {
  path: 'talent-lists',
  screen: '/employers/lists',
  about: 'The shortlists of job seekers that employers keep, by name.',
  workflow: 'talentList',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    name: true,
    employer: true,
    stages: true,
    createdAt: true,
    updatedAt: true,
  }),
  filters: {
    state: many(z.enum(talentListStates)),
    employer: many(id),
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'name', 'updatedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('talentList.archive') }),
    z.strictObject({ type: z.literal('talentList.reopen') }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'content.edit' },
  searchRank: null,
} as const;

export type TalentList = z.output<typeof talentLists.record>;
