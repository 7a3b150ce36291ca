import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** An exam is found by its title and its number. */
export const examSearchKey = ({ number, title }: { number: string; title: LocalizedText }): string =>
  searchKeyOf([...inBoth(title), number]);
