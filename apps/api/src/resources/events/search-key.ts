import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

interface SearchedEvent {
  number: string;
  title: LocalizedText;
  venueName: string | null;
}

/** An event is found by its title, its number, where it is, and who organises it. */
export const eventSearchKey = ({ number, title, venueName }: SearchedEvent, organizer: LocalizedText): string =>
  searchKeyOf([...inBoth(title), number, venueName, ...inBoth(organizer)]);
