import type { FieldError } from '@diwan/api-contract/problem';
import type { Language } from '@diwan/api-contract/values/staff';
import type { AnyResource } from '#crud/definition.ts';
import type { CellWords } from '#crud/import/cells/cell-words.ts';
import { errorWords } from '#crud/import/error-words.ts';
import { headingOf, targetsOf } from '#crud/import/headings.ts';

type Texts = Readonly<Record<string, string>>;

/** What is wrong with a cell, for the file that is corrected and imported again. */
export function errorText(
  { path, code, params }: FieldError,
  resource: AnyResource,
  words: CellWords,
  language: Language,
  own: Texts,
): string {
  const known = targetsOf(resource);
  const target = known.find((each) => each.path === path) ?? known.find((each) => path.startsWith(`${each.path}.`));
  const attr = target ? headingOf(target, resource, words, language) : fieldLabel(path, words, language);
  return errorWords({ code, params }, attr, { ...words.of[language].crud.invalid, ...own });
}

function fieldLabel(path: string, words: CellWords, language: Language): string {
  return words.of[language].words.fields?.[path.split('.')[0] ?? ''] ?? path;
}
