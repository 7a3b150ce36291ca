import { z } from 'zod';
import { c } from '../contract.ts';
import { endpoints } from '../crud.ts';
import { code, reference } from '../kinds/kinds.ts';
import { flag, many } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { id, ref } from '../schema.ts';
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

const draft = taxonomyDraft.extend({
  /** Unit group of ISCO-08. */
  iscoCode: code(z.string().regex(/^\d{4}$/)).nullable(),
  escoUri: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  industryId: reference('industries').nullable(),
  isSaudiOnly: z.boolean(),
});

const record = draft.extend({ ...taxonomyFacts.shape, industry: ref.nullable() });

export const jobTitles = {
  path: 'job-titles',
  about: 'The titles under which jobs are found, with their codes in ISCO-08.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: { ...taxonomyFilters, industry: many(id), isSaudiOnly: flag },
  sorts: taxonomySorts,
  verbs: taxonomyVerbs,
  events: taxonomyEvents,
  may: taxonomyMay,
} as const;

export type JobTitleDraft = z.output<typeof jobTitles.draft>;
export type JobTitle = z.output<typeof jobTitles.record>;

export const jobTitlesRouter = c.router(
  { ...endpoints(jobTitles), taken: takenEndpoint('job-titles', taxonomyUnique, taxonomyMay.write) },
  routerOptions,
);
