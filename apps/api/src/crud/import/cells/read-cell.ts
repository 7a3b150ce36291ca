import { firstPart } from '@diwan/api-contract/importing/columns';
import type { Field, FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import { emptyOf } from '@diwan/api-contract/kinds/shown-when';
import { latinDigits, searchKey } from '@diwan/api-contract/values/text/search-key';
import type { CellWords } from './cell-words.ts';
import { dayIn, instantIn, timeIn } from './days.ts';
import { digitsIn, figureIn, minutesIn, mobileIn, partsIn } from './figures.ts';
import { UnreadableCell } from './unreadable.ts';

/** What a cell may be read with: words, and the records that others are named by. */
export interface CellContext {
  words: CellWords;
  /** The id of the record that a text names; throws where none or several are. */
  recordIn(to: string, text: string): string;
}

type Read<K extends Kind> = ((text: string, context: CellContext, field: FieldOf<K>) => unknown) | null;

const asWritten = (text: string) => text;
const compact = (text: string) => digitsIn(text).toUpperCase();
const onlyFigure = (text: string) => figureIn(text);

/** How each kind of field is read from a cell; null for what no cell holds. A forgotten kind does not compile. */
const readers: { [K in Kind]: Read<K> } = {
  text: (text, _, { isLatin }) => (isLatin ? latinDigits(text) : text),
  email: (text) => text.toLowerCase(),
  url: asWritten,
  phone: mobileIn,
  nationalId: digitsIn,
  registerNumber: digitsIn,
  occupation: digitsIn,
  iban: compact,
  number: onlyFigure,
  rating: onlyFigure,
  percentage: (text, _, { whole }) => partsIn(text, whole / 100),
  duration: minutesIn,
  time: timeIn,
  money: (text) => partsIn(text, 100),
  boolean: (text, { words }) => known(words.booleans, text, 'unreadYesNo'),
  choice: (text, { words }, { labels, values }) => known(words.choice(labels, values), text),
  choices: (text, { words }, { labels, values }) =>
    listIn(text).map((each) => known(words.choice(labels, values), each)),
  city: (text, { words }) => known(words.cities, text),
  country: (text, { words }) => known(words.countries, text),
  countries: (text, { words }) => listIn(text).map((each) => known(words.countries, each)),
  language: (text, { words }) => known(words.languages, text),
  tags: listIn,
  localizedTags: (text) => listIn(text).map((each) => ({ text: each, language: languageOf(each) })),
  date: dayIn,
  instant: instantIn,
  reference: (text, { recordIn }, { to }) => recordIn(to, text),
  rows: (text, context, { fields }) => rowsIn(text, context, fields),
  localized: null,
  richText: null,
  nationalAddress: null,
  fieldNames: null,
  image: null,
  images: null,
  file: null,
  group: null,
  answer: null,
  id: null,
};

/** The value that a cell means; throws `UnreadableCell` where it means none. */
export function readCell(text: string, field: Field, context: CellContext): unknown {
  const read = readers[field.kind] as Read<Kind>;
  if (!read) throw new Error(`No cell holds ${field.kind}`);
  return read(text, context, field as never);
}

function known<V>(values: ReadonlyMap<string, V>, text: string, code = 'unknownChoice'): V {
  const value = values.get(searchKey(text));
  if (value === undefined) throw new UnreadableCell(code);
  return value;
}

/** Several values in one cell: on lines of their own or parted by semicolons or bars, where there are any, else by commas. */
export function listIn(text: string): string[] {
  const separator = /[;؛|\n]/.test(text) ? /[;؛|\n]/ : /[,،]/;
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/** The first part of each group is written, the others begin as they do in a form. */
function rowsIn(text: string, context: CellContext, fields: Readonly<Record<string, Field>>): unknown[] {
  const [name, first] = firstPart(fields)!;
  const begun = Object.fromEntries(
    Object.entries(fields).map(([part, field]) => [part, field.blank ?? emptyOf(field)]),
  );
  return listIn(text).map((each) => ({ ...begun, [name]: readCell(each, first, context) }));
}
