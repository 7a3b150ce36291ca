import type { Field } from '@diwan/api-contract/kinds/field';
import type { ComponentType, ReactNode } from 'react';
import type { CellContext } from './cells/cell-context.ts';

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
  /** The parts beside it, of the same group or row. */
  siblings?: Readonly<Record<string, unknown>> | undefined;
}

interface Custom<V> {
  /** Fetches its input, which comes with the form: a list needs none. */
  loadInput: () => Promise<{ default: ComponentType<InputProps<V>> }>;
  /** How it is read; without it the overview leaves it out. */
  cell?: (value: V, context: CellContext) => ReactNode;
}
export interface CustomField extends Custom<never> {
  kind: 'custom';
  isOptional?: true;
  shownWhen?: Field['shownWhen'];
}
/** A value written by a component of the resource's own. */
export const custom = <V>(parts: Custom<V>): CustomField => ({
  kind: 'custom',
  ...(parts as unknown as Custom<never>),
});

export interface ShownField<V = never> {
  kind: 'shown';
  cell: (value: V, context: CellContext) => ReactNode;
  isOptional?: true;
  shownWhen?: Field['shownWhen'];
}
/** A value that is shown and never written here. @public */
export const shown = <V>(cell: (value: V, context: CellContext) => ReactNode): ShownField<V> => ({
  kind: 'shown',
  cell,
});

/** A field of the contract that is written as its kind is, and read in a way of the resource's own. */
export const readAs = <V>(field: Field, cell: ShownField<V>['cell']): ContractField => ({ ...field, cell });
type ContractField = Field & { cell?: ShownField['cell'] };

/** A field as the screens have it: of a kind of the contract, or of the resource's own. */
export type AnyField = ContractField | CustomField | ShownField;

/** Whether a value is shown masked until somebody reveals it. */
export const isMasked = (field: AnyField): boolean => 'isMasked' in field && field.isMasked === true;

/** The input of a field, whichever its kind. */
export interface FieldInputProps extends InputProps {
  field: AnyField;
}
