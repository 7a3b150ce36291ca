import type { ResourceKey } from '@diwan/api-contract/resources';
import { cities } from '@diwan/api-contract/values/places/cities';
import { countryCodes, languageCodes } from '@diwan/api-contract/values/codes';
import { type Language, languages } from '@diwan/api-contract/values/staff';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { type ExportWords, exportWords } from '#crud/export/columns/words.ts';

/** Values by the words that people write for them, in either language. */
type Known<V = string> = ReadonlyMap<string, V>;

/** What cells are read with: the words of a resource in both languages. */
export interface CellWords {
  of: Readonly<Record<Language, ExportWords>>;
  choice(labels: string, values: readonly string[]): Known;
  cities: Known;
  countries: Known;
  languages: Known;
  booleans: Known<boolean>;
}

const made = new Map<ResourceKey, Promise<CellWords>>();

export function cellWords(resource: ResourceKey): Promise<CellWords> {
  const words = made.get(resource) ?? makeWords(resource);
  made.set(resource, words);
  return words;
}

async function makeWords(resource: ResourceKey): Promise<CellWords> {
  const [ar, en] = await Promise.all([exportWords(resource, 'ar'), exportWords(resource, 'en')]);
  const of = { ar, en };
  const choices = new Map<string, Known>();
  const choice = (labels: string, values: readonly string[]) => {
    const name = `${labels} ${values.join(' ')}`;
    const known =
      choices.get(name) ??
      knownOf(values, (value) => languages.map((language) => of[language].words.choices?.[labels]?.[value]));
    choices.set(name, known);
    return known;
  };
  return {
    of,
    choice,
    cities: knownOf(Object.keys(cities) as (keyof typeof cities)[], (id) => [cities[id].ar, cities[id].en]),
    countries: knownOf(countryCodes, namesBy('region')),
    languages: knownOf(languageCodes, namesBy('language')),
    booleans: new Map([
      ...[ar.crud.yes, en.crud.yes, 'true', 'y', '1', 'x', '✓'].map((word) => [searchKey(word), true] as const),
      ...[ar.crud.no, en.crud.no, 'false', 'n', '0', '-'].map((word) => [searchKey(word), false] as const),
    ]),
  };
}

function namesBy(type: 'region' | 'language'): (code: string) => (string | undefined)[] {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type }));
  return (code) => names.map((known) => known.of(code));
}

/** The code itself counts, too; of two values with one word the first. */
function knownOf<V extends string>(values: readonly V[], wordsOf: (value: V) => (string | undefined)[]): Known<V> {
  const known = new Map<string, V>();
  for (const value of values)
    for (const word of [value, ...wordsOf(value)]) {
      const key = searchKey(word ?? '');
      if (key !== '' && !known.has(key)) known.set(key, value);
    }
  return known;
}
