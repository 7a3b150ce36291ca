import { IbanField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function IbanInput({ value, onChange, ...props }: KindInputProps<'iban'>) {
  return (
    <IbanField {...controlProps(props)} value={value ?? ''} onChange={(next) => onChange(next === '' ? null : next)} />
  );
}
