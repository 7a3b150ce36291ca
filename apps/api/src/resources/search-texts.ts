import type { PersonName } from '@diwan/api-contract/resources/seekers';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';

type Text = string | null | undefined;

export const inBoth = (text: LocalizedText): Text[] => [text.ar, text.en];

/** The names of a person, in both languages. */
export const namesOf = ({ ar, en }: { ar: PersonName; en?: PersonName | undefined }): Text[] =>
  [ar, en].map((name) => name && [name.first, name.father, name.grandfather, name.family].filter(Boolean).join(' '));

/** The searchable text of a record; a line break keeps a search from matching across two fields. */
export function searchKeyOf(texts: Text[]): string {
  return texts
    .map((text) => searchKey(text ?? ''))
    .filter(Boolean)
    .join('\n');
}
