import { useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { FilterPanel } from './FilterPanel.tsx';

export interface TextFilterProps {
  /** Names the field. */
  label: string;
  /** The text that is filtered by, or an empty one. */
  value: string;
  /** Is given the text once its button is pressed. */
  onApply: (value: string) => void;
}

/** A filter by words. */
export function TextFilter({ label, value, onApply }: TextFilterProps) {
  const [text, setText] = useState(value);
  return (
    <FilterPanel onApply={() => onApply(text.trim())}>
      <TextField label={label} value={text} onChange={setText} isRequired />
    </FilterPanel>
  );
}
