import type { Option } from '../private/options/Options.tsx';
import { SearchingField, type SearchingProps } from '../private/options/SearchingField.tsx';

export interface ComboBoxProps extends SearchingProps {
  /** What is chosen, with its label: it need not be among what was found. */
  value: Option | null;
  /** Is given what was chosen, or nothing when it was cleared. */
  onChange: (value: Option | null) => void;
  /** Offered after what was found: makes a record of what was typed. */
  creation?: { label: string; onCreate: () => void } | null | undefined;
}

const creationId = 'creation';

/** One record found by typing; the caller searches and gives `items`. For a few fixed choices use Select. */
export function ComboBox({ value, onChange, creation, ...props }: ComboBoxProps) {
  return (
    <SearchingField
      {...props}
      items={creation ? [...props.items, { id: creationId, label: creation.label }] : props.items}
      selectionMode="single"
      chosenIds={value ? [value.id] : []}
      onInputChange={(text) => {
        // What is chosen is also put into the field, and this isn't what anybody typed.
        if (text === creation?.label) return;
        if (text === '' && value) onChange(null);
        props.onInputChange(text);
      }}
      onChoose={([id]) => {
        if (id === creationId) return creation?.onCreate();
        // Also told when a search is given up: then the text goes back to what is chosen.
        const chosen = id === value?.id ? value : (props.items.find((item) => item.id === id) ?? null);
        if (chosen?.id !== value?.id) onChange(chosen);
        props.onInputChange(chosen?.label ?? '');
      }}
    />
  );
}
