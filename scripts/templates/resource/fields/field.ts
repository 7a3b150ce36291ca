import type { Kind } from '@diwan/api-contract/kinds/field';
import { kebabOf, type Spellings, spellings } from '../../words.ts';

/** A field of a resource that is to be written, as `npm run new:resource` was told of it. */
export interface PlannedField {
  name: string;
  kind: Kind;
  /** The type of its record: what a column holds is typed by it. */
  owner: string;
  column: string;
  /** What its column in a list, its filter and the record that it refers to are called: `city` of `cityId`. */
  short: string;
  words: string;
  isOptional: boolean;
  /** Of a choice: its values, their name in the contract, and where their words stand. */
  values: readonly string[];
  valuesName: string;
  labels: string;
  /** Of a reference: the resource that it leads to. */
  to: string;
  /** Of a number of a register. */
  digits: number;
}

/** The resource that a reference leads to. */
export const targetOf = ({ to }: Pick<PlannedField, 'to'>): Spellings => spellings(kebabOf(to));

/** The resources that some fields lead to, each once. */
export function targetsOf(fields: readonly PlannedField[]): Spellings[] {
  const keys = fields.filter(({ kind }) => kind === 'reference').map(({ to }) => to);
  return [...new Set(keys)].map((to) => targetOf({ to }));
}

/** The column by which records stand in the order of their names. */
export const nameColumn = ({ name, kind, column }: PlannedField) =>
  kind === 'localized'
    ? { key: `${name}Ar`, column: `${column}_ar`, isComputed: true }
    : { key: name, column, isComputed: false };
