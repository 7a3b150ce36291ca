import { useMemo } from 'react';
import type { FieldProps } from '../private/field/Field.tsx';
import { Select } from '../Select/Select.tsx';

export interface YearPickerProps extends FieldProps {
  /** The year, or nothing. */
  value: number | null;
  /** Is given the year, or nothing when it was cleared. */
  onChange: (year: number | null) => void;
  /** What the field shows while nothing is chosen. */
  placeholder?: string;
  /** The earliest year that is offered. */
  firstYear?: number;
  /** The current year unless given. */
  lastYear?: number;
}

/** A year, the latest first, from 1940 on. */
export function YearPicker({ firstYear = 1940, lastYear = thisYear(), value, onChange, ...props }: YearPickerProps) {
  const years = useMemo(() => yearsBetween(firstYear, lastYear), [firstYear, lastYear]);
  return (
    <Select
      {...props}
      choices={years}
      value={value === null ? null : String(value)}
      onChange={(year) => onChange(year === null ? null : Number(year))}
    />
  );
}

function thisYear(): number {
  return new Date().getFullYear();
}

function yearsBetween(first: number, last: number) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = String(last - index);
    return { value: year, label: year };
  });
}
