import { useId, useState } from 'react';
import { control, field, label } from '../private/field/field.css.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { pairOfDates } from './FilterBar.css.ts';
import { FilterPanel } from './FilterPanel.tsx';

/** Days as `YYYY-MM-DD`; either may be open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeFilterProps {
  /** First and last day as YYYY-MM-DD, either of which may be open. */
  value: DateRange;
  /** Is given the range once its button is pressed. */
  onApply: (value: DateRange) => void;
}

/** A filter by a first and a last day, with the browser's own light date inputs. */
export function DateRangeFilter({ value, onApply }: DateRangeFilterProps) {
  const texts = useUiTexts();
  const [from, setFrom] = useState(value.from ?? '');
  const [to, setTo] = useState(value.to ?? '');
  const isTurned = from !== '' && to !== '' && from > to;
  return (
    <FilterPanel onApply={() => onApply({ from: from || null, to: to || null })} isDisabled={isTurned}>
      <div className={pairOfDates}>
        <Day name={texts.from} value={from} onChange={setFrom} max={to} />
        <Day name={texts.to} value={to} onChange={setTo} min={from} />
      </div>
    </FilterPanel>
  );
}

interface DayProps {
  name: string;
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}

function Day({ name, value, onChange, min, max }: DayProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={label}>
        {name}
      </label>
      <input
        id={id}
        type="date"
        className={control}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
