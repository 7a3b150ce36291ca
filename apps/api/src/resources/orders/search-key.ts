import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** An order is found by its number, its provider and what was ordered; by its customer through the filter, which goes with the person. */
export const orderSearchKey = (
  number: string,
  { tradeName, number: provider }: { tradeName: LocalizedText; number: string },
  titles: readonly LocalizedText[],
): string => searchKeyOf([number, ...inBoth(tradeName), provider, ...titles.flatMap(inBoth)]);
