import { NumberField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function NumberInput({ value, onChange, ...props }: KindInputProps<'number'>) {
  return <NumberField {...controlProps(props)} value={value} onChange={onChange} />;
}
