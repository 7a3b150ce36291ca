import { z } from 'zod';
import { choice } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';
import { skillTypes } from '../values/records/taxonomy.ts';

const draft = taxonomyDraft('skills').extend({
  type: choice(skillTypes, 'skillType'),
  escoUri: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
});

const record = draft.extend(taxonomyComputed.shape);

export const skills = {
  ...taxonomy,
  path: 'skills',
  screen: '/skills/list',
  about: 'What a job asks for and a person can do.',
  draft,
  record,
  row: record.pick({ ...taxonomyRow, stateChangedAt: true }),
  filters: { ...taxonomyFilters, isOverdue: flag, type: many(z.enum(skillTypes)) },
  sorts: [...taxonomy.sorts, 'stateChangedAt'],
  searchRank: 6,
  work: { queue: 'skillsSuggested', state: 'suggested', days: 7 },
} as const;

export type SkillDraft = z.output<typeof skills.draft>;
export type Skill = z.output<typeof skills.record>;
