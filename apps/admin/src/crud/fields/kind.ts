import type { FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import type { NationalAddress } from '@diwan/api-contract/values/places/national-address';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { ComponentType } from 'react';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { AnyField, FieldInputProps, InputProps } from '../resource/field.ts';
import type { Referable } from '../resource/resource-types.ts';

type Row = Record<string, unknown>;

/** What a field of each kind holds when it holds something. */
export interface Held extends Record<Kind, unknown> {
  text: string;
  localized: LocalizedText;
  richText: LocalizedText;
  number: number;
  percentage: number;
  rating: number;
  money: number;
  boolean: boolean;
  choice: string;
  choices: string[];
  city: string;
  country: string;
  countries: string[];
  language: string;
  tags: string[];
  localizedTags: { text: string; language: 'ar' | 'en' }[];
  fieldNames: string[];
  reference: string;
  date: string;
  instant: string;
  time: string;
  duration: number;
  phone: string;
  email: string;
  url: string;
  nationalId: string;
  registerNumber: string;
  occupation: string;
  iban: string;
  nationalAddress: NationalAddress;
  image: string;
  images: string[];
  file: string;
  answer: string;
  id: string;
  group: Row;
  rows: Row[];
}

/** The name of a record by its id. */
export type LabelOf = (resource: Referable, id: string) => string;

/** What words of a value are made with. */
export interface TextContext extends CellContext {
  labelOf: LabelOf;
  /** The words of a part, whichever its kind. */
  textOf: (field: AnyField, name: string, value: unknown) => string;
}

export interface ValueProps<K extends Kind> {
  field: FieldOf<K>;
  /** Name of the field; the labels of its parts stand under it. */
  name: string;
  value: Held[K];
  /** Draws a part, whichever its kind. */
  Part: ComponentType<{ field: AnyField; name: string; value: unknown }>;
}

/** How a kind is read. Neither part is given a value that is empty. */
export interface CellOf<K extends Kind> {
  /** In one line of words: in differences and in summaries, and on a record where it has no looks of its own. */
  text: (value: Held[K], context: TextContext, field: FieldOf<K>, name: string) => string;
  /** On a record. */
  Value?: ComponentType<ValueProps<K>>;
}

/** What an input of a kind is given besides what every input is. */
export type InputOf<K extends Kind> = ComponentType<KindInputProps<K>>;
type Empty<K extends Kind> = K extends
  | 'boolean'
  | 'choices'
  | 'countries'
  | 'tags'
  | 'localizedTags'
  | 'fieldNames'
  | 'group'
  | 'rows'
  | 'images'
  ? never
  : null;
export type KindInputProps<K extends Kind> = InputProps<Held[K] | Empty<K>> & {
  field: FieldOf<K>;
  /** Draws the input of a part, whichever its kind. */
  Part: ComponentType<FieldInputProps>;
};
