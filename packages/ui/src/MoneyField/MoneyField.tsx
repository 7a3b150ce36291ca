import { type FigureProps, NumberField } from '../NumberField/NumberField.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';

export interface MoneyFieldProps extends FigureProps {
  /** In halalas, a whole number. */
  value: number | null;
}

/** An amount of Saudi riyals, typed in riyals and kept in whole halalas. */
export function MoneyField({ value, onChange, ...props }: MoneyFieldProps) {
  const { currency } = useUiTexts();
  return (
    <NumberField
      {...props}
      unit={currency}
      fractionDigits={2}
      value={value === null ? null : value / 100}
      onChange={(riyals) => onChange(riyals === null ? null : Math.round(riyals * 100))}
    />
  );
}
