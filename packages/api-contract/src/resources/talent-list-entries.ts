import { z } from 'zod';
import { choice, prose, reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { talentSources, talentStages } from '../values/records/talent-list.ts';

const draft = z.strictObject({
  listId: reference('talentLists'),
  seekerId: reference('seekers'),
  source: choice(talentSources, 'talentSource'),
  note: prose(text().max(1000)).nullable(),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  /** The stage that the employer has reached with them. */
  state: z.enum(talentStages),
  employer: picturedRef,
  list: ref,
  seeker: picturedRef,
  seekerHeadline: z.string().nullable(),
  /** Since when the employer may read how to reach them; null where it may not. */
  unlockedAt: instant.nullable(),
});

export const talentListEntries = {
  path: 'talent-list-entries',
  screen: '/employers/listTalent',
  about: 'The job seekers on employers’ shortlists, and how far each employer has come with them.',
  workflow: 'talentListEntry',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    employer: true,
    list: true,
    seeker: true,
    seekerHeadline: true,
    source: true,
    note: true,
    unlockedAt: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(talentStages)),
    employer: many(id),
    list: many(id),
    seeker: many(id),
    source: many(z.enum(talentSources)),
    isUnlocked: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'unlockedAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('talentListEntry.contact') }),
    z.strictObject({ type: z.literal('talentListEntry.shortlist') }),
    z.strictObject({ type: z.literal('talentListEntry.putBack') }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'content.edit', export: 'export.pii' },
  searchRank: null,
  picture: { of: 'person', at: 'seeker.image' },
} as const;

export type TalentListEntry = z.output<typeof talentListEntries.record>;
