import { examQuestion } from '@diwan/api-contract/examining/question';
import { type ImportTarget, importTargets } from '@diwan/api-contract/importing/columns';
import type { Field } from '@diwan/api-contract/kinds/field';
import type { Language } from '@diwan/api-contract/values/staff';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { languages } from '@diwan/api-contract/values/staff';
import type { CellWords } from '#crud/import/cells/cell-words.ts';

const lines: Field = { kind: 'text', isOptional: true, isMultiline: true };

/** Which question of the exam a row is about; empty for a new one. */
const which: ImportTarget = { path: 'id', field: { kind: 'text', isOptional: true } };
/** Of all languages and of the key, one on each line. */
const ofOptions: ImportTarget[] = ['options.ar', 'options.en', 'options.right'].map((path) => ({ path, field: lines }));

const read = importTargets({ draft: examQuestion, import: { by: ['id'] } }).map((target) =>
  // An answer may have commas of its own.
  target.path === 'acceptedAnswers' ? { ...target, field: lines } : target,
);
const firstOfKey = read.findIndex(({ path }) => path === 'isTrue');

/** The columns of a table of questions, in their order; all but the picture, which stays with its question. */
export const questionColumns: readonly ImportTarget[] = [
  which,
  ...read.slice(0, firstOfKey),
  ...ofOptions,
  ...read.slice(firstOfKey),
];

/** What stands above a column: `Text (Arabic)`. */
export function headingOf(path: string, words: CellWords, language: Language): string {
  const { words: own, file } = words.of[language];
  const special = own.file?.[path.replace(/[.](\w)/, (_, letter: string) => letter.toUpperCase())];
  if (special) return special;
  const [name = '', part] = path.split('.');
  const title = own.parts?.questions?.[name] ?? name;
  return part ? `${title} (${part === 'ar' ? file.inArabic : file.inEnglish})` : title;
}

/** Which column each heading of a file is, in either language. */
export function columnsBy(header: readonly string[], words: CellWords): (ImportTarget | null)[] {
  const known = new Map<string, ImportTarget>();
  for (const target of questionColumns)
    for (const heading of [target.path, ...languages.map((language) => headingOf(target.path, words, language))])
      known.set(searchKey(heading), target);
  const taken = new Set<string>();
  return header.map((heading) => {
    const target = known.get(searchKey(heading)) ?? null;
    if (target === null || taken.has(target.path)) return null;
    taken.add(target.path);
    return target;
  });
}
