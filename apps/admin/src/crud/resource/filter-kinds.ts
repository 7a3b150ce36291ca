import type { Field, FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import { cityIds } from '@diwan/api-contract/values/places/cities';
import { mostStars } from '@diwan/api-contract/values/rating';
import type { AnyField } from './field.ts';
import type { Referable } from './resource-types.ts';

/** How a filter is chosen; its value is text in the URL, as the server takes it. */
export type FilterKind =
  | { kind: 'choices'; values: readonly string[]; labels: string }
  | { kind: 'flag' }
  | { kind: 'reference'; to: Referable }
  /** A part of a text, typed. */
  | { kind: 'text' }
  /** One figure, typed or one of the usual ones. */
  | { kind: 'figure'; usual: readonly number[] }
  /** One of a few figures. */
  | { kind: 'rating'; values: readonly number[] }
  /** From this filter to the one named, which is then null in the description. */
  | { kind: 'numberRange' | 'moneyRange' | 'durationRange'; to: string }
  | { kind: 'dayRange'; to: string }
  | { kind: 'percentageRange'; to: string; whole: FieldOf<'percentage'>['whole'] };

/** The filter of a field, by the name of the filter; null where one searches for it instead. */
type FilterOf<K extends Kind> = ((field: FieldOf<K>, name: string) => FilterKind) | null;

const upTo = (name: string) => name.replace(/Min$/, 'Max').replace(/From$/, 'To');
const range = (kind: 'numberRange' | 'moneyRange' | 'durationRange' | 'dayRange') => (_: Field, name: string) => ({
  kind,
  to: upTo(name),
});
const chosen = ({ values, labels }: FieldOf<'choice' | 'choices'>): FilterKind => ({ kind: 'choices', values, labels });
const stars = Array.from({ length: mostStars }, (_, index) => index + 1);

/** How one filters by each kind; a forgotten one does not compile. */
const filterKinds: { [K in Kind]: FilterOf<K> } = {
  choice: chosen,
  choices: chosen,
  city: () => ({ kind: 'choices', values: cityIds, labels: 'city' }),
  reference: ({ to }) => ({ kind: 'reference', to: to as Referable }),
  boolean: () => ({ kind: 'flag' }),
  image: () => ({ kind: 'flag' }),
  images: () => ({ kind: 'flag' }),
  file: () => ({ kind: 'flag' }),
  number: range('numberRange'),
  money: range('moneyRange'),
  percentage: ({ whole }, name) => ({ kind: 'percentageRange', to: upTo(name), whole }),
  duration: range('durationRange'),
  date: range('dayRange'),
  instant: range('dayRange'),
  rating: () => ({ kind: 'rating', values: stars }),
  answer: null,
  countries: null,
  country: null,
  email: null,
  fieldNames: null,
  group: null,
  iban: null,
  id: null,
  language: null,
  localized: null,
  localizedTags: null,
  nationalAddress: null,
  nationalId: null,
  occupation: null,
  phone: null,
  registerNumber: null,
  richText: null,
  rows: null,
  tags: null,
  text: null,
  time: null,
  url: null,
};

/** The filter of a field by its kind. */
export function filterOf(field: AnyField, name: string): FilterKind | null {
  if (field.kind === 'custom' || field.kind === 'shown') return null;
  return (filterKinds[field.kind] as FilterOf<Kind>)?.(field, name) ?? null;
}
