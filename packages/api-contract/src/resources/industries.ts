import { z } from 'zod';
import { c } from '../contract.ts';
import { endpoints } from '../crud.ts';
import { choice } from '../kinds/kinds.ts';
import { many } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { takenEndpoint } from '../taken.ts';
import {
  taxonomyDraft,
  taxonomyEvents,
  taxonomyFacts,
  taxonomyFilters,
  taxonomyMay,
  taxonomyRow,
  taxonomySorts,
  taxonomyUnique,
  taxonomyVerbs,
} from '../taxonomy.ts';
import { isicSections } from '../values/taxonomy.ts';

const draft = taxonomyDraft.extend({ isicSection: choice(isicSections, 'isicSection').nullable() });

const record = draft.extend(taxonomyFacts.shape);

export const industries = {
  path: 'industries',
  about: 'Branches of business, to which employers, job posts and job titles belong.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: { ...taxonomyFilters, isicSection: many(z.enum(isicSections)) },
  sorts: taxonomySorts,
  verbs: taxonomyVerbs,
  events: taxonomyEvents,
  may: taxonomyMay,
} as const;

export type IndustryDraft = z.output<typeof industries.draft>;
export type Industry = z.output<typeof industries.record>;

export const industriesRouter = c.router(
  { ...endpoints(industries), taken: takenEndpoint('industries', taxonomyUnique, taxonomyMay.write) },
  routerOptions,
);
