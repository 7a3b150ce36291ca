import { z } from 'zod';
import { choice } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { taxonomy, taxonomyComputed, taxonomyDraft, taxonomyFilters, taxonomyRow } from '../taxonomy.ts';
import { isicSections } from '../values/records/taxonomy.ts';

const draft = taxonomyDraft('industries').extend({ isicSection: choice(isicSections, 'isicSection').nullable() });

const record = draft.extend(taxonomyComputed.shape);

export const industries = {
  ...taxonomy,
  path: 'industries',
  screen: '/industries/list',
  about: 'Branches of business, to which employers, job posts and job titles belong.',
  draft,
  record,
  row: record.pick({ ...taxonomyRow, stateChangedAt: true }),
  filters: { ...taxonomyFilters, isOverdue: flag, isicSection: many(z.enum(isicSections)) },
  sorts: [...taxonomy.sorts, 'stateChangedAt'],
  searchRank: 7,
  work: { queue: 'industriesSuggested', state: 'suggested', days: 7 },
} as const;

export type IndustryDraft = z.output<typeof industries.draft>;
export type Industry = z.output<typeof industries.record>;
