import { countryCodes, languageCodes } from '@diwan/api-contract/values/codes';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { displayName } from '../resource/display-name.ts';

type Language = 'ar' | 'en';
export type Standard = 'region' | 'language';

interface Coded {
  id: string;
  label: string;
  /** The name in both languages, as it is searched for. */
  key: string;
}

/** Whoever looks for one further down types its beginning. */
const mostShown = 50;
const codes = { region: countryCodes, language: languageCodes };
const sorted = new Map<string, Coded[]>();

/** Every country or language by its name, in the order of the language in use. */
function coded(standard: Standard, language: Language): readonly Coded[] {
  const key = `${standard} ${language}`;
  const known = sorted.get(key) ?? named(standard, language);
  sorted.set(key, known);
  return known;
}

function named(standard: Standard, language: Language): Coded[] {
  const { compare } = new Intl.Collator(language);
  return codes[standard]
    .map((id) => ({
      id,
      label: displayName(standard, id, language),
      key: searchKey(`${displayName(standard, id, 'ar')}\n${displayName(standard, id, 'en')}\n${id}`),
    }))
    .sort((one, other) => compare(one.label, other.label));
}

/** Those whose name in either language holds what was typed; names that begin with it come first. */
export function findCoded(standard: Standard, language: Language, typed: string): readonly Coded[] {
  const all = coded(standard, language);
  const wanted = searchKey(typed);
  if (wanted === '') return all.slice(0, mostShown);
  const found = all.filter(({ key }) => key.includes(wanted));
  const begins = ({ label }: Coded) => searchKey(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, mostShown);
}
