import type { FileKind } from '../values/file.ts';

/** What a picture must be, before it is taken. */
export interface PictureLimits {
  mostBytes: number;
  /** Pixels of its shorter side. */
  leastSide: number;
  /** How often its longer side may be as long as the shorter one. */
  mostStretch: number;
  /** Wider than high, at least twice. */
  isWide?: true;
  /** Its width to its height, give or take a twentieth. */
  ratio?: { width: number; height: number };
}

interface Shared {
  /** May be left empty, if only while it is not asked for. */
  isOptional?: true;
  /** Asked for only while another field (of the same group or row, inside one) has one of these values; whether it has to be given then. */
  shownWhen?: { field: string; is: readonly unknown[]; isNeeded?: true };
  /** Shown masked until somebody reveals it. */
  isMasked?: true;
  /** What stands in a new row. */
  blank?: unknown;
}

/** What each kind of field says besides its name: plain data, from which inputs, cells, words, filters and exports follow. */
export interface Kinds {
  /** One line or several lines of text. */
  text: { isMultiline?: boolean; isLatin?: boolean };
  /** Arabic and English side by side. */
  localized: { isMultiline?: boolean; isEnglishRequired?: boolean };
  /** Headings, lists and links in Arabic and English, as HTML of a short allow-list. */
  richText: object;
  number: { min?: number; max?: number };
  /** Whole parts of a whole: percent where it has 100 of them, basis points where it has 10,000. */
  percentage: { whole: 100 | 10_000 };
  /** So many stars of five; where `min` is 0, none is an answer too. */
  rating: { min: 0 | 1 };
  /** An amount of halalas, written in riyals. */
  money: object;
  boolean: object;
  /** Where its words stand: `choices:<labels>.<value>`. */
  choice: { values: readonly string[]; labels: string };
  choices: { values: readonly string[]; labels: string };
  city: object;
  /** ISO 3166-1 alpha-2. */
  country: object;
  countries: object;
  /** ISO 639-1. */
  language: object;
  /** Short texts, one by one. */
  tags: object;
  /** Short texts, each of a language. */
  localizedTags: object;
  /**
   * The id of another record, or of a member of staff, found by searching; `among` offers those alone whose `filter` is
   * what the field `as` says, beside it or of the record that an event is sent to.
   */
  reference: { to: string; among?: { filter: string; as: string } };
  /** Names of fields of the record itself, in the words of its form. */
  fieldNames: { values: readonly string[] };
  /** A day without a zone. */
  date: object;
  /** A time in UTC, written and read in the time of Riyadh. */
  instant: object;
  /** A time of day without a day and without a zone, `HH:MM`. */
  time: object;
  /** Whole minutes, written in hours and minutes; chosen where there are usual lengths. */
  duration: { usual?: readonly number[] };
  phone: object;
  email: object;
  url: object;
  nationalId: object;
  /** A number of a register, such as that of companies: digits only. */
  registerNumber: { digits: number };
  /** A unit group of ISCO-08: four digits. */
  occupation: object;
  /** Of a Saudi account, without spaces. */
  iban: object;
  nationalAddress: object;
  /** The answer to a question, written in the way that its kind of answer is; `type` and `options` name the parts that say which. */
  answer: { type: string; options: string };
  /** The id of a picture that was uploaded for this field; it belongs to the record that names it. */
  image: PictureLimits;
  /** Several of them, in their order. */
  images: PictureLimits & { most: number };
  /** The same of a document. */
  file: { accepts: readonly FileKind[]; mostBytes: number };
  /** Tells rows apart, or names what a part of its own chooses: the kit draws nothing for it. */
  id: object;
  /** Several values under one name. */
  group: { fields: Readonly<Record<string, Field>> };
  /** A list of groups. */
  rows: { fields: Readonly<Record<string, Field>> };
}

export type Kind = keyof Kinds;
export type FieldOf<K extends Kind> = { [Each in K]: { kind: Each } & Kinds[Each] & Shared }[K];
/** A field of a draft, whichever its kind. */
export type Field = FieldOf<Kind>;
