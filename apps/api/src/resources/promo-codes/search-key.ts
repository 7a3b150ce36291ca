import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** What finds a code or a batch: how it begins, its name, its partner. */
export const promoSearchKey = (
  begins: readonly string[],
  { name, partnerName }: { name: LocalizedText; partnerName: string | null },
) => searchKeyOf([...begins, ...inBoth(name), partnerName]);
