import { namesOf, searchKeyOf } from '../search-texts.ts';
import type { SearchedSeeker } from '../seekers/search-key.ts';

/** An application is found by whoever applied. */
export function applicationSearchKey(application: { number: string }, seeker: SearchedSeeker): string {
  return searchKeyOf([...namesOf(seeker.name), seeker.headline, application.number, seeker.number]);
}
