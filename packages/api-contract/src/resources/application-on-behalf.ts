import { z } from 'zod';
import { prose, reference } from '../kinds/kinds.ts';
import { halalas, text } from '../schema.ts';

/** What staff write down of somebody who applies through them. */
export const applicationOnBehalf = z.strictObject({
  jobPost: reference('jobPosts'),
  seeker: reference('seekers'),
  expectedSalary: halalas.nullable(),
  coverNote: prose(text().max(2000)).nullable(),
});
export type ApplicationOnBehalf = z.output<typeof applicationOnBehalf>;
