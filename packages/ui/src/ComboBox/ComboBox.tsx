import type { Option } from '../private/Options.tsx';
import { SearchingField, type SearchingProps } from '../private/SearchingField.tsx';

export interface ComboBoxProps extends SearchingProps {
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/** One record found by typing; the caller searches and gives `items`. For a few fixed choices use Select. */
export function ComboBox({ value, onChange, ...props }: ComboBoxProps) {
  return (
    <SearchingField
      {...props}
      selectionMode="single"
      chosenIds={value ? [value.id] : []}
      onInputChange={(text) => {
        if (text === '' && value) onChange(null);
        props.onInputChange(text);
      }}
      onChoose={([id]) => {
        // Also told when a search is given up: then the text goes back to what is chosen.
        const chosen = id === value?.id ? value : (props.items.find((item) => item.id === id) ?? null);
        if (chosen?.id !== value?.id) onChange(chosen);
        props.onInputChange(chosen?.label ?? '');
      }}
    />
  );
}
