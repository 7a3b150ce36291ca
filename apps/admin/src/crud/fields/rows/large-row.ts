import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { AnyField, InputProps } from '#crud/resource/field.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { choiceLabel } from '../choice-label.ts';
import type { TextContext } from '../kind.ts';

type Fields = Readonly<Record<string, AnyField>>;
type Row = Readonly<Record<string, unknown>>;

/** Rows with editors are as long as a form each: people read them one by one. */
export const isLargeRow = (fields: Fields): boolean => Object.values(fields).some(({ kind }) => kind === 'richText');

/** By what people know a closed row: the kind of it, and what it says first. */
export function summaryOf(fields: Fields, row: Row, context: Pick<TextContext, 't' | 'language'>) {
  const parts = Object.entries(fields);
  const [said] = parts.find(([, { kind }]) => kind === 'richText') ?? [];
  const [name, choice] = parts.find(([, { kind }]) => kind === 'choice') ?? [];
  return {
    words: said ? wordsOf(localizedLabel(row[said] as LocalizedText, context.language)) : '',
    kind: name && choice?.kind === 'choice' && row[name] ? choiceLabel(choice.labels, String(row[name]), context) : '',
  };
}

/** So much of a text tells its row from others. */
const longestName = 60;

/** A row is called by what it says; by its place alone as long as it says nothing. */
export function rowName(place: string, index: number, words: string, { t, format }: CellContext): string {
  const [line = ''] = words.split('\n');
  if (line.trim() === '') return place;
  const short = line.length > longestName ? `${line.slice(0, longestName).trimEnd()}…` : line;
  return t('rowNamed', { number: format.number(index + 1), words: short });
}

/** Whether something is wrong with a row or with any part of it. */
export function isWrong(fields: Fields, path: string, row: Row, errorAt: InputProps<unknown>['errorAt']): boolean {
  if (errorAt(path)) return true;
  return Object.entries(fields).some(([part, field]) => {
    const at = `${path}.${part}`;
    if (field.kind === 'rows') {
      const rows = (row[part] ?? []) as readonly Row[];
      return (
        Boolean(errorAt(at)) || rows.some((inner, index) => isWrong(field.fields, `${at}.${index}`, inner, errorAt))
      );
    }
    if (field.kind === 'group') return isWrong(field.fields, at, (row[part] ?? {}) as Row, errorAt);
    const values = Array.isArray(row[part]) ? row[part] : [];
    return [at, `${at}.ar`, `${at}.en`, ...values.map((_, index) => `${at}.${index}`)].some((each) => errorAt(each));
  });
}
