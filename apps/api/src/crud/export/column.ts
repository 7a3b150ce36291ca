import type { ResourceKey } from '@diwan/api-contract/resources';
import type { Ref } from '@diwan/api-contract/schema';
import { type CityId, cities } from '@diwan/api-contract/values/cities';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { Language } from '@diwan/api-contract/values/staff';
import type { Namespaces } from '@diwan/messages/namespaces';
import { type Cell, money } from './cell.ts';
import { type ExportWords, exportWords } from './words.ts';

/** What a column may use beside the record: the words and the ways of its language. */
export interface ExportContext<W = unknown> extends ExportWords<W> {
  language: Language;
  list(parts: readonly string[]): string;
  text(text: LocalizedText | null | undefined): string;
  ref(ref: Ref | null): string;
  cities(ids: readonly CityId[]): string;
  country(code: string): string;
  yesNo(value: boolean): string;
}

/** One column of the file; one of the list may need several, so that a figure stays a figure. */
export interface ExportPart<R, W = unknown> {
  header(context: ExportContext<W>): string;
  value(record: R, context: ExportContext<W>): Cell;
  /** In characters. */
  width?: number;
}

/** By the list's column keys in the list's order, then what only the file has. */
export type ExportColumns<R, W = unknown> = Readonly<Record<string, readonly ExportPart<R, W>[]>>;

type Header<W> = (words: ExportWords<W>) => string;
type Value<R, W> = ExportPart<R, W>['value'];

export function column<R, W>(header: Header<W>, value: Value<R, W>, width?: number): ExportPart<R, W> {
  return { header, value, ...(width ? { width } : {}) };
}

/** An amount in riyals, with the currency in the heading. */
export function amount<R, W>(header: Header<W>, halalas: (record: R) => number | null): ExportPart<R, W> {
  return column(
    (words) => `${header(words)} (${words.crud.currency})`,
    (record) => money(halalas(record)),
    18,
  );
}

/** A number with its unit in the heading. */
export function figure<R, W>(header: Header<W>, unit: Header<W>, value: (record: R) => number): ExportPart<R, W> {
  return column((words) => `${header(words)} (${unit(words)})`, value, 14);
}

export async function exportContext<K extends ResourceKey>(
  resource: K,
  language: Language,
): Promise<ExportContext<Namespaces[K]>> {
  const words = await exportWords(resource, language);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const text = (value: LocalizedText | null | undefined) => (language === 'en' && value?.en) || value?.ar || '';
  const list = (parts: readonly string[]) => parts.join(language === 'ar' ? '، ' : ', ');
  return {
    ...words,
    language,
    list,
    text,
    ref: (ref) => text(ref?.label),
    cities: (ids) => list([...new Set(ids)].map((id) => cities[id][language])),
    country: (code) => countries.of(code) ?? code,
    yesNo: (value) => (value ? words.crud.yes : words.crud.no),
  };
}
