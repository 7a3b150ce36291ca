import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';
import { LazyDateField } from './LazyDateField.tsx';

export function DateInput({ value, onChange, ...props }: KindInputProps<'date'>) {
  return <LazyDateField {...controlProps(props)} value={value} onChange={onChange} />;
}
