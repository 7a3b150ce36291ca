import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** A withdrawal is found by its number and by whose it is. */
export const withdrawalSearchKey = (
  number: string,
  { tradeName, number: provider }: { tradeName: LocalizedText; number: string },
): string => searchKeyOf([number, ...inBoth(tradeName), provider]);
