import type { Field, FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import { addressLine, type NationalAddress } from '@diwan/api-contract/values/places/national-address';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { type Cell, day, moment, money } from './cell.ts';
import type { ExportContext } from './column.ts';

/** How a kind of field stands in a spreadsheet. */
interface KindCell<K extends Kind, V> {
  cell(value: V, context: ExportContext, field: FieldOf<K>): Cell;
  /** In characters. */
  width: number;
  /** What its figures are of, for the heading. */
  unit?(context: ExportContext): string;
}
/** Kinds of text and figures are told apart by their looks alone. */
type CellOf<K extends Kind> = KindCell<K, never> | null;

const written = (width: number) => ({ cell: (text: string) => text, width });
const counted = { cell: (figure: number) => figure, width: 14 };
const date = /^\d{4}-\d{2}-\d{2}$/;

const choiceWord = (labels: string, value: string, { words }: ExportContext) =>
  words.choices?.[labels]?.[value] ?? value;

/** Every kind as a cell; what is too much for one is left out of files. A forgotten kind does not compile. */
const kindCells: { [K in Kind]: CellOf<K> } = {
  text: written(28),
  email: written(28),
  url: written(36),
  phone: written(18),
  nationalId: written(18),
  registerNumber: written(18),
  occupation: written(14),
  iban: written(28),
  nationalAddress: { cell: (address: NationalAddress, { language }) => addressLine(address, language), width: 48 },
  localized: { cell: (text: LocalizedText, context) => context.text(text), width: 36 },
  number: counted,
  rating: counted,
  percentage: { cell: (parts: number, _, { whole }) => parts / (whole / 100), width: 14, unit: () => '%' },
  duration: { ...counted, unit: ({ file }) => file.minutes },
  time: written(14),
  money: { cell: money, width: 18, unit: ({ crud }) => crud.currency },
  boolean: { cell: (isTrue: boolean, { crud }) => (isTrue ? crud.yes : crud.no), width: 12 },
  choice: { cell: (value: string, context, { labels }) => choiceWord(labels, value, context), width: 18 },
  choices: {
    cell: (values: string[], context, { labels }) =>
      context.list(values.map((value) => choiceWord(labels, value, context))),
    width: 28,
  },
  city: { cell: (id: CityId, context) => context.cities([id]), width: 18 },
  country: { cell: (code: string, context) => context.country(code), width: 18 },
  countries: { cell: (codes: string[], context) => context.list(codes.map(context.country)), width: 28 },
  language: { cell: (code: string, context) => context.languageName(code), width: 18 },
  tags: { cell: (tags: string[], context) => context.list(tags), width: 36 },
  fieldNames: {
    cell: (names: string[], context) => context.list(names.map((name) => context.words.fields?.[name] ?? name)),
    width: 36,
  },
  localizedTags: {
    cell: (tags: { text: string }[], context) => context.list(tags.map(({ text }) => text)),
    width: 36,
  },
  // Masked, it is no day that a spreadsheet knows.
  date: { cell: (value: string) => (date.test(value) ? day(value) : value), width: 14 },
  instant: { cell: moment, width: 18 },
  reference: { cell: ({ label }: { label: LocalizedText }, context) => context.text(label), width: 28 },
  image: { cell: (_: string, { crud }) => crud.yes, width: 12 },
  images: { cell: (ids: string[]) => ids.length, width: 12 },
  file: { cell: (_: string, { crud }) => crud.yes, width: 12 },
  richText: null,
  rows: null,
  group: null,
  answer: null,
  id: null,
};

/** The cell of a field by its kind; null for what no cell holds. */
export function cellOf(field: Field): KindCell<Kind, unknown> | null {
  return kindCells[field.kind] as KindCell<Kind, unknown> | null;
}

/** Whether a field is short enough to be a column without being asked for. */
export function isShort(field: Field): boolean {
  return cellOf(field) !== null && !('isMultiline' in field && field.isMultiline);
}
