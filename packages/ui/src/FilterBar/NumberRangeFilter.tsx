import { useState } from 'react';
import { NumberField } from '../NumberField/NumberField.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { pair } from './FilterBar.css.ts';
import { FilterPanel } from './FilterPanel.tsx';

export interface NumberRange {
  from: number | null;
  to: number | null;
}

export interface NumberRangeFilterProps {
  /** Least and most, either of which may be open. */
  value: NumberRange;
  /** Is given the range once its button is pressed. */
  onApply: (value: NumberRange) => void;
  /** Shown beside both figures. */
  unit?: string;
}

/** A filter by a smallest and a largest figure; either may be open. */
export function NumberRangeFilter({ value, onApply, unit }: NumberRangeFilterProps) {
  const texts = useUiTexts();
  const [from, setFrom] = useState(value.from);
  const [to, setTo] = useState(value.to);
  const isTurned = from !== null && to !== null && from > to;
  return (
    <FilterPanel onApply={() => onApply({ from, to })} isDisabled={isTurned}>
      <div className={pair}>
        <NumberField label={texts.from} value={from} onChange={setFrom} unit={unit} isRequired />
        <NumberField label={texts.to} value={to} onChange={setTo} unit={unit} isRequired />
      </div>
    </FilterPanel>
  );
}
