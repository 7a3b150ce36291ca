import { TextField, toLatinDigits } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Digits of any script and with any marks between them, kept without. */
export function RegisterNumberInput({ field, value, onChange, ...props }: KindInputProps<'registerNumber'>) {
  return (
    <TextField
      {...controlProps(props)}
      dir="ltr"
      value={value ?? ''}
      onChange={(text) => onChange(toLatinDigits(text).replace(/\D/g, '').slice(0, field.digits) || null)}
    />
  );
}
