import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { ComponentType, ReactNode } from 'react';
import type { CellContext } from './cell-context.ts';
import type { ResourceKey } from './resource-types.ts';

/**
 * How a value is written and shown, as plain data. `V` is the value that the kind can hold, so that a field of the
 * contract accepts only kinds that fit it.
 */
export interface Field<in V = never> {
  kind: string;
  /** Never there at run time: ties the kind to the type of its value. */
  readonly accepts?: (value: V) => void;
}

export interface TextOptions {
  isMultiline?: boolean;
  /** Latin content that reads left to right in every language: e-mail, URL, code. */
  isLatin?: boolean;
  inputType?: 'text' | 'email' | 'url' | 'tel';
  placeholder?: string;
}
export interface TextKind extends Field<string | null>, TextOptions {
  kind: 'text';
}
/** One line or several lines of text; an empty input is null where the contract allows it. */
export const text = (options: TextOptions = {}): TextKind => ({ kind: 'text', ...options });

export interface LocalizedKind extends Field<LocalizedText | null> {
  kind: 'localized';
  isMultiline: boolean;
}
/** Arabic and English side by side. */
export const localized = ({ isMultiline = false } = {}): LocalizedKind => ({ kind: 'localized', isMultiline });

export interface NumberKind extends Field<number | null> {
  kind: 'number';
  min?: number;
  max?: number;
}
export const number = (options: { min?: number; max?: number } = {}): NumberKind => ({ kind: 'number', ...options });

export interface MoneyKind extends Field<number | null> {
  kind: 'money';
}
/** An amount of halalas, written in riyals. */
export const money = (): MoneyKind => ({ kind: 'money' });

export interface FlagKind extends Field<boolean> {
  kind: 'flag';
}
export const flag = (): FlagKind => ({ kind: 'flag' });

/** Where a choice's labels stand in the message files: `<namespace>:choices.<name>.<value>`. */
export interface ChoiceKind<V extends string = string> extends Field<V | null> {
  kind: 'choice';
  values: readonly V[];
  labels: string;
}
export const choice = <V extends string>(values: readonly V[], labels: string): ChoiceKind<V> => ({
  kind: 'choice',
  values,
  labels,
});

export interface ChoicesKind<V extends string = string> extends Field<V[]> {
  kind: 'choices';
  values: readonly V[];
  labels: string;
}
export const choices = <V extends string>(values: readonly V[], labels: string): ChoicesKind<V> => ({
  kind: 'choices',
  values,
  labels,
});

export interface ReferenceKind extends Field<string | null> {
  kind: 'reference';
  to: ResourceKey;
}
/** The id of another record, found by searching. */
export const reference = (to: ResourceKey): ReferenceKind => ({ kind: 'reference', to });

export interface TagsKind extends Field<string[]> {
  kind: 'tags';
}
export const tags = (): TagsKind => ({ kind: 'tags' });

export interface DayKind extends Field<string | null> {
  kind: 'day';
}
/** A calendar date without a zone. */
export const day = (): DayKind => ({ kind: 'day' });

export interface MomentKind extends Field<string | null> {
  kind: 'moment';
}
/** An instant, written and read in the time of Riyadh. */
export const moment = (): MomentKind => ({ kind: 'moment' });

export interface GroupKind<V extends object = Record<string, unknown>> extends Field<V> {
  kind: 'group';
  fields: Record<string, AnyField>;
}
/** Several values that belong together, such as a range of salary. */
export const group = <V extends object>(fields: { [P in keyof V]-?: Field<V[P]> }): GroupKind<V> => ({
  kind: 'group',
  fields: fields as unknown as Record<string, AnyField>,
});

export interface RowsKind<V extends object = Record<string, unknown>> extends Field<V[]> {
  kind: 'rows';
  fields: Record<string, AnyField>;
  /** A new row, for "Add". */
  blank: () => V;
}
/** A list of groups, with add, remove and move. */
export const rows = <V extends object>(fields: { [P in keyof V]?: Field<V[P]> }, blank: () => V): RowsKind<V> => ({
  kind: 'rows',
  fields: fields as unknown as Record<string, AnyField>,
  blank,
});

/** What an input of a field is given. */
export interface InputProps<V = unknown> {
  /** Dotted path in the draft, also the control's name. */
  path: string;
  label: string;
  description?: string | undefined;
  value: V;
  onChange: (value: V) => void;
  /** What is wrong, in the person's language; asked for by path so that groups can pass it on. */
  errorAt: (path: string) => string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}

export interface CustomKind<V> extends Field<V> {
  kind: 'custom';
  Input: ComponentType<InputProps<V>>;
}
/** A value written by a component of the resource's own. @public */
export const custom = <V>(parts: { Input: ComponentType<InputProps<V>> }): CustomKind<V> => ({
  kind: 'custom',
  ...parts,
});

export interface ShownKind<V> extends Field<V> {
  kind: 'shown';
  cell: (value: V, context: CellContext) => ReactNode;
}
/** A value that is shown and never written here. */
export const shown = <V>(cell: (value: V, context: CellContext) => ReactNode): ShownKind<V> => ({
  kind: 'shown',
  cell,
});

export type AnyField =
  | TextKind
  | LocalizedKind
  | NumberKind
  | MoneyKind
  | FlagKind
  | ChoiceKind
  | ChoicesKind
  | ReferenceKind
  | TagsKind
  | DayKind
  | MomentKind
  | GroupKind
  | RowsKind
  | CustomKind<unknown>
  | ShownKind<unknown>;

/** The input of a field, whichever its kind. */
export interface FieldInputProps extends InputProps {
  field: AnyField;
}
