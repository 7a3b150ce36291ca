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
import { skillTypes } from '../values/taxonomy.ts';

const draft = taxonomyDraft.extend({
  type: choice(skillTypes, 'skillType'),
  escoUri: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
});

const record = draft.extend(taxonomyFacts.shape);

export const skills = {
  path: 'skills',
  about: 'What a job asks for and a person can do.',
  draft,
  record,
  row: record.pick(taxonomyRow),
  filters: { ...taxonomyFilters, type: many(z.enum(skillTypes)) },
  sorts: taxonomySorts,
  verbs: taxonomyVerbs,
  events: taxonomyEvents,
  may: taxonomyMay,
} as const;

export type SkillDraft = z.output<typeof skills.draft>;
export type Skill = z.output<typeof skills.record>;

export const skillsRouter = c.router(
  { ...endpoints(skills), taken: takenEndpoint('skills', taxonomyUnique, taxonomyMay.write) },
  routerOptions,
);
