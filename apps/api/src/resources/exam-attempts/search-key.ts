import { namesOf, searchKeyOf } from '../search-texts.ts';
import type { SearchedSeeker } from '../seekers/search-key.ts';

/** An attempt is found by whose it is, and by its number; one of the staff by that alone. */
export const examAttemptSearchKey = (number: string, seeker: Pick<SearchedSeeker, 'name' | 'number'> | null): string =>
  searchKeyOf([...(seeker ? [...namesOf(seeker.name), seeker.number] : []), number]);
