import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import { inBoth, searchKeyOf } from '../search-texts.ts';

export interface TermDraft {
  name: LocalizedText;
  code: string | null;
  synonyms: Synonym[];
}

export function termKeys(term: TermDraft) {
  return {
    searchKey: searchKeyOf([...inBoth(term.name), term.code, ...term.synonyms.map(({ text }) => text)]),
    arKey: searchKey(term.name.ar),
    enKey: term.name.en ? searchKey(term.name.en) : null,
  };
}
