import { PhoneField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function PhoneInput({ value, onChange, ...props }: KindInputProps<'phone'>) {
  return (
    <PhoneField {...controlProps(props)} value={value ?? ''} onChange={(next) => onChange(next === '' ? null : next)} />
  );
}
