import { FilterPanel, TextField } from '@diwan/ui';
import { useState } from 'react';

interface TextPanelProps {
  label: string;
  value: string;
  onApply: (value: string) => void;
}

/** A part of a text, typed. */
export function TextPanel({ label, value, onApply }: TextPanelProps) {
  const [text, setText] = useState(value);
  return (
    <FilterPanel onApply={() => onApply(text.trim())}>
      <TextField label={label} value={text} onChange={setText} isRequired />
    </FilterPanel>
  );
}
