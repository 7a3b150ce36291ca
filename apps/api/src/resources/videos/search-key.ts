import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** What finds a video: its title in both languages, its tags, its number. */
export const videoSearchKey = ({ number, title, tags }: { number: string; title: LocalizedText; tags: string[] }) =>
  searchKeyOf([...inBoth(title), ...tags, number]);
