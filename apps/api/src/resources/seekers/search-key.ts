import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { namesOf, searchKeyOf } from '../search-texts.ts';

export type SearchedSeeker = Pick<Seeker, 'number' | 'name' | 'headline'> & Partial<Pick<Seeker, 'tags'>>;

/** Nothing that is shown masked: whoever searches by pieces would read it piece by piece. */
export function seekerSearchKey({ name, headline, number, tags = [] }: SearchedSeeker): string {
  return searchKeyOf([...namesOf(name), headline, number, ...tags]);
}
