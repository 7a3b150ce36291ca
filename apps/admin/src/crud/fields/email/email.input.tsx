import { TextField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function EmailInput({ value, onChange, ...props }: KindInputProps<'email'>) {
  return (
    <TextField
      {...controlProps(props)}
      type="email"
      dir="ltr"
      value={value ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}
