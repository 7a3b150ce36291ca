import { NumberField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function RatingInput({ value, onChange, ...props }: KindInputProps<'rating'>) {
  return <NumberField {...controlProps(props)} value={value} onChange={onChange} />;
}
