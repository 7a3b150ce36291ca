import { TextField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function UrlInput({ value, onChange, ...props }: KindInputProps<'url'>) {
  return (
    <TextField
      {...controlProps(props)}
      type="url"
      dir="ltr"
      value={value ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}
