import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** What finds news: its title in both languages, its tags, its number. */
export const newsSearchKey = ({ number, title, tags }: { number: string; title: LocalizedText; tags: string[] }) =>
  searchKeyOf([...inBoth(title), ...tags, number]);
