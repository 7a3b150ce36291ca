import { MoneyField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Typed in riyals, kept in halalas. */
export function MoneyInput({ value, onChange, ...props }: KindInputProps<'money'>) {
  return <MoneyField {...controlProps(props)} value={value} onChange={onChange} />;
}
