import type { MatchedSeeker } from '@diwan/api-contract/matching/match';
import type { PersonName, Seeker } from '@diwan/api-contract/resources/seekers';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import type { Cv } from '#seeding/cv/cv.ts';
import type { Title } from '../job-titles/seed.ts';

export interface PlannedSeeker {
  id: string;
  number: string;
  name: { ar: PersonName; en: PersonName };
  gender: Seeker['gender'];
  nationality: string;
  language: string;
  headline: string | null;
  email: string;
  mobile: string;
  cityId: CityId;
  title: Title;
  years: number;
  salary: number;
  noticeDays: number;
  createdAt: number;
  applications: number;
  /** Whether they are on a shortlist. */
  isListed: boolean;
  /** Known once its row is made. */
  isErased: boolean;
  /** The older record of the same person that one which is gone was merged into. */
  mergedInto: string | null;
  lastAppliedAt: number;
  /** Since when nobody has looked at an application of theirs. */
  waitsSince: number;
  /** Known once its row is made. */
  cv: Cv | null;
  matched: MatchedSeeker | null;
}
