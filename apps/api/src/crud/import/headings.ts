import { type ImportTarget, importTargets } from '@diwan/api-contract/importing/columns';
import { type Language, languages } from '@diwan/api-contract/values/staff';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { AnyResource } from '../definition.ts';
import { titleOf } from '../export/columns/titles.ts';
import type { CellWords } from './cells/cell-words.ts';

/** The columns that a file of a resource may have. */
export function targetsOf({ contract }: AnyResource): ImportTarget[] {
  return importTargets({ draft: contract.draft, masked: contract.masked, import: contract.import! });
}

/** What stands above a column, in the words of the form: `Name (Arabic)`, `Salary: From`. */
export function headingOf(
  { path }: ImportTarget,
  { contract }: AnyResource,
  words: CellWords,
  language: Language,
): string {
  const context = words.of[language];
  const ofLanguage = /^(.+)\.(ar|en)$/.exec(path);
  const title = titleOf(ofLanguage?.[1] ?? path, null, contract.path, context);
  return ofLanguage ? `${title} (${context.file[ofLanguage[2] === 'ar' ? 'inArabic' : 'inEnglish']})` : title;
}

/** What columns of a file are probably read into, by their headings: the form's words in either language, names of fields. */
export function guessTargets(header: readonly string[], resource: AnyResource, words: CellWords): (string | null)[] {
  const byHeading = new Map<string, string>();
  const say = (heading: string, path: string) => {
    const key = plain(heading);
    if (key !== '' && !byHeading.has(key)) byHeading.set(key, path);
  };
  const targets = targetsOf(resource);
  for (const target of targets) {
    say(target.path, target.path);
    for (const language of languages) say(headingOf(target, resource, words, language), target.path);
  }
  for (const { path } of targets) {
    // A heading without a language is the one that its own words are in.
    const [, bare, language] = /^(.+)\.(ar|en)$/.exec(path) ?? [];
    if (bare && language) say(titleOf(bare, null, resource.contract.path, words.of[language as Language]), path);
  }
  const taken = new Set<string>();
  return header.map((heading) => {
    const path = byHeading.get(plain(heading)) ?? null;
    if (path === null || taken.has(path)) return null;
    taken.add(path);
    return path;
  });
}

const plain = (heading: string) => searchKey(heading).replace(/[^\p{L}\p{N}]+/gu, '');
