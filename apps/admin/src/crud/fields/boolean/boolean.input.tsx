import { Checkbox } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function BooleanInput({ value, onChange, ...props }: KindInputProps<'boolean'>) {
  return <Checkbox {...controlProps(props)} isSelected={value} onChange={onChange} />;
}
