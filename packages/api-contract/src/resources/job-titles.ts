import { z } from 'zod';
import { occupation, reference, registerNumber } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { id, ref } from '../schema.ts';
import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';

const draft = taxonomyDraft('jobTitles').extend({
  iscoCode: occupation().nullable(),
  escoUri: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  /** Of the Saudi classification of occupations. */
  nationalOccupationCode: registerNumber(6).nullable(),
  industryId: reference('industries').nullable(),
  isSaudiOnly: z.boolean(),
});

const record = draft.extend({ ...taxonomyComputed.shape, industry: ref.nullable() });

export const jobTitles = {
  ...taxonomy,
  path: 'job-titles',
  screen: '/jobTitles/list',
  about: 'The titles under which jobs are found, with their codes in ISCO-08.',
  draft,
  record,
  row: record.pick({ ...taxonomyRow, stateChangedAt: true, iscoCode: true }),
  filters: { ...taxonomyFilters, isOverdue: flag, industry: many(id), isSaudiOnly: flag },
  sorts: [...taxonomy.sorts, 'stateChangedAt'],
  searchRank: 5,
  work: { queue: 'jobTitlesSuggested', state: 'suggested', days: 7 },
} as const;

export type JobTitleDraft = z.output<typeof jobTitles.draft>;
export type JobTitle = z.output<typeof jobTitles.record>;
