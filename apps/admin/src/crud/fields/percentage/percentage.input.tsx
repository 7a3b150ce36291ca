import { NumberField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function PercentageInput({ value, onChange, ...props }: KindInputProps<'percentage'>) {
  return <NumberField {...controlProps(props)} value={value} onChange={onChange} />;
}
