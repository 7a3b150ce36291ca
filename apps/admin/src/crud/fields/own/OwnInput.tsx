import { createElement, use } from 'react';
import type { CustomField, InputProps } from '#crud/resource/field.ts';
import { comingInput, knownInput } from './own-inputs.ts';

/** A field that the resource writes with an input of its own. */
export function OwnInput({ field, ...props }: InputProps & { field: CustomField }) {
  const { default: Input } = knownInput(field.loadInput) ?? use(comingInput(field.loadInput));
  return createElement(Input, props as never);
}
