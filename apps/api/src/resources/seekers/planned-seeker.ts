import type { PersonName, Seeker } from '@diwan/api-contract/resources/seekers';
import type { CityId } from '@diwan/api-contract/values/cities';
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
}
