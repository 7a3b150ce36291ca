import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';

export interface NamedRow {
  name: LocalizedText;
  synonyms: Synonym[];
}

/** The names of a merged term that the one that is left has not yet: they become other names of it. */
export function carriedNames(kept: NamedRow, merged: NamedRow): Synonym[] {
  const keyOf = ({ text, language }: Synonym) => `${language} ${searchKey(text)}`;
  const namesOf = ({ name: { ar, en } }: NamedRow): Synonym[] => [
    { text: ar, language: 'ar' },
    ...(en ? [{ text: en, language: 'en' as const }] : []),
  ];
  const known = new Set([...namesOf(kept), ...kept.synonyms].map(keyOf));
  return [...namesOf(merged), ...merged.synonyms].filter((name) => !known.has(keyOf(name)) && known.add(keyOf(name)));
}
