import type { Ref } from '@diwan/api-contract/schema';
import { type CityId, cities } from '@diwan/api-contract/values/cities';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { Language } from '@diwan/api-contract/values/staff';
import { type Cell, money } from './cell.ts';
import { type ExportTexts, exportTexts } from './texts.ts';

/** What a column may use beside the record: the words and the ways of its language. */
export interface ExportContext {
  language: Language;
  words: ExportTexts;
  list(parts: readonly string[]): string;
  text(text: LocalizedText | null | undefined): string;
  ref(ref: Ref | null): string;
  cities(ids: readonly CityId[]): string;
  country(code: string): string;
  yesNo(value: boolean): string;
}

/** One column of the file; one of the list may need several, so that a figure stays a figure. */
export interface ExportPart<R> {
  header(context: ExportContext): string;
  value(record: R, context: ExportContext): Cell;
  /** In characters. */
  width?: number;
}

/** By the list's column keys in the list's order, then what only the file has. */
export type ExportColumns<R> = Readonly<Record<string, readonly ExportPart<R>[]>>;

type Header = (words: ExportTexts) => string;
type Value<R> = ExportPart<R>['value'];

export function column<R>(header: Header, value: Value<R>, width?: number): ExportPart<R> {
  return { header: ({ words }) => header(words), value, ...(width ? { width } : {}) };
}

/** An amount in riyals, with the currency in the heading. */
export function amount<R>(header: Header, halalas: (record: R) => number | null): ExportPart<R> {
  return column(
    (words) => `${header(words)} (${words.crud.currency})`,
    (record) => money(halalas(record)),
    18,
  );
}

/** A number with its unit in the heading. */
export function figure<R>(header: Header, unit: Header, value: (record: R) => number): ExportPart<R> {
  return column((words) => `${header(words)} (${unit(words)})`, value, 14);
}

export function exportContext(language: Language): ExportContext {
  const words = exportTexts[language];
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const text = (value: LocalizedText | null | undefined) => (language === 'en' && value?.en) || value?.ar || '';
  const list = (parts: readonly string[]) => parts.join(language === 'ar' ? '، ' : ', ');
  return {
    language,
    words,
    list,
    text,
    ref: (ref) => text(ref?.label),
    cities: (ids) => list([...new Set(ids)].map((id) => cities[id][language])),
    country: (code) => countries.of(code) ?? code,
    yesNo: (value) => (value ? words.crud.yes : words.crud.no),
  };
}
