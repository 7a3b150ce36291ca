import type { ResourceKey } from '@diwan/api-contract/resources';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import { cities } from '@diwan/api-contract/values/places/cities';
import type { Language } from '@diwan/api-contract/values/staff';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Cell } from './cell.ts';
import { type ExportWords, exportWords } from './words.ts';

/** What a column may use beside the record: the words and the ways of its language. */
export interface ExportContext extends ExportWords {
  language: Language;
  list(parts: readonly string[]): string;
  text(text: LocalizedText | null | undefined): string;
  cities(ids: readonly CityId[]): string;
  country(code: string): string;
  languageName(code: string): string;
}

/** One column of the file; one of the list may need several, so that a figure stays a figure. */
export interface ExportPart {
  header(context: ExportContext): string;
  value(record: unknown, context: ExportContext): Cell;
  /** In characters. */
  width: number;
}

/** By the list's column keys in the list's order, then what only the file has. */
export type ExportColumns = Readonly<Record<string, readonly ExportPart[]>>;

/** A field of a record, or a part of a group in it: `salary.min`. */
type FieldPath<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly unknown[]
    ? K
    : NonNullable<R[K]> extends object
      ? K | `${K}.${keyof NonNullable<R[K]> & string}`
      : K;
}[keyof R & string];

/** A column that doesn't follow from its field alone. */
interface ExportDifference<R> {
  /** The field whose title and kind it has. */
  of?: FieldPath<R>;
  /** Names its title among the words of the resource, where the field's isn't meant. */
  title?: string;
  unit?: 'years';
  value?(record: R, context: ExportContext): Cell;
}

export type ExportedField<R> = FieldPath<R> | ExportDifference<R>;

/** What a file holds in the place of the list's columns, by their keys; all else follows from the fields. */
export type Exported<R> = Readonly<Record<string, ExportedField<R> | readonly ExportedField<R>[]>>;

export async function exportContext(resource: ResourceKey, language: Language): Promise<ExportContext> {
  const words = await exportWords(resource, language);
  const names = (type: 'region' | 'language') => {
    const known = new Intl.DisplayNames(language, { type });
    return (code: string) => known.of(code) ?? code;
  };
  const list = (parts: readonly string[]) => parts.join(language === 'ar' ? '، ' : ', ');
  return {
    ...words,
    language,
    list,
    text: (value) => (language === 'en' && value?.en) || value?.ar || '',
    cities: (ids) => list([...new Set(ids)].map((id) => cities[id][language])),
    country: names('region'),
    languageName: names('language'),
  };
}
