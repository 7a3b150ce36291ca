import { namesOf, searchKeyOf } from '../search-texts.ts';
import type { SearchedSeeker } from '../seekers/search-key.ts';

/** A registration is found by who it is for, and by its ticket. */
export const eventRegistrationSearchKey = (ticket: string, seeker: Pick<SearchedSeeker, 'name' | 'number'>): string =>
  searchKeyOf([...namesOf(seeker.name), ticket, seeker.number]);
