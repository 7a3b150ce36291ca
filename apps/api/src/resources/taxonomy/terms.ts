import type { FieldOfWork } from '#seeding/data/field-of-work.ts';
import type { Seeding } from '#seeding/seed.ts';
import { industriesSeed } from '../industries/seed.ts';
import { jobTitlesSeed, type Title } from '../job-titles/seed.ts';
import { skillsSeed } from '../skills/seed.ts';
import type { Term } from './seed.ts';

/** The terms that demo records use. */
export interface Terms {
  industries: ReadonlyMap<string, Term>;
  titles: Title[];
  skillsOf: ReadonlyMap<FieldOfWork, Term[]>;
  generalSkills: Term[];
}

export function termsOf({ planOf }: Seeding): Terms {
  return { industries: planOf(industriesSeed), titles: planOf(jobTitlesSeed), ...planOf(skillsSeed) };
}
