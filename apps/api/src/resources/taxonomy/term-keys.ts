import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { slugOf } from '@diwan/api-contract/values/text/slug';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import { inBoth, searchKeyOf } from '../search-texts.ts';

export interface TermDraft {
  name: LocalizedText;
  code: string | null;
  synonyms: Synonym[];
  slug?: string | null;
}

/** What is stored of a term so that it is found by any of its names, in whatever spelling. */
export function termKeys({ name, code, synonyms, slug }: TermDraft) {
  const names = [...inBoth(name), ...synonyms.map(({ text }) => text)];
  return {
    searchKey: searchKeyOf([...names, code]),
    arKey: searchKey(name.ar),
    enKey: name.en ? searchKey(name.en) : null,
    nameKeys: [...new Set(names.map((each) => searchKey(each ?? '')).filter(Boolean))],
    slug: slug ?? slugOf(name.en),
  };
}
