import { NumberField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Typed in percent, kept in whole parts of the whole. */
export function PercentageInput({ field, value, onChange, ...props }: KindInputProps<'percentage'>) {
  const perPercent = field.whole / 100;
  return (
    <NumberField
      {...controlProps(props)}
      unit="%"
      fractionDigits={perPercent === 1 ? 0 : 2}
      value={value === null ? null : value / perPercent}
      onChange={(percent) => onChange(percent === null ? null : Math.round(percent * perPercent))}
    />
  );
}
