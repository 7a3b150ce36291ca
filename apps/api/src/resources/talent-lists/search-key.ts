import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** A shortlist is found by its name and by whose it is. */
export const talentListSearchKey = ({ name }: { name: string }, employer: LocalizedText): string =>
  searchKeyOf([name, ...inBoth(employer)]);
