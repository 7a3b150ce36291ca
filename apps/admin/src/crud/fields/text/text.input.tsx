import { TextArea, TextField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** One line or several lines; an empty input is null. */
export function TextInput({ field, value, onChange, ...props }: KindInputProps<'text'>) {
  const own = {
    ...controlProps(props),
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  };
  if (field.isMultiline) return <TextArea {...own} rows={4} />;
  return <TextField {...own} dir={field.isLatin ? 'ltr' : 'auto'} />;
}
