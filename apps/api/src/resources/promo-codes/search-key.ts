import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** The partner's name as a search compares it. */
export const partnerKeyOf = ({ partnerName }: { partnerName: string | null }) => searchKey(partnerName ?? '');

/** What finds a code or a batch: how it begins, its name, its partner. */
export const promoSearchKey = (
  begins: readonly string[],
  { name, partnerName }: { name: LocalizedText; partnerName: string | null },
) => searchKeyOf([...begins, ...inBoth(name), partnerName]);
