import { namesOf, searchKeyOf } from '../search-texts.ts';
import type { SearchedSeeker } from '../seekers/search-key.ts';

/** Somebody on a shortlist is found by who they are. */
export const talentListEntrySearchKey = (entry: { number: string }, seeker: SearchedSeeker): string =>
  searchKeyOf([...namesOf(seeker.name), seeker.headline, entry.number, seeker.number]);
