import { useState } from 'react';
import { CheckboxGroup, type Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { panel } from './FilterBar.css.ts';

export interface ChoiceFilterProps<Value extends string> {
  /** Names the group of choices. */
  label: string;
  /** What can be filtered by. */
  choices: readonly Choice<Value>[];
  /** The values that are checked. */
  value: readonly Value[];
  /** Is given all checked values after each change; applies at once. */
  onChange: (value: Value[]) => void;
  /** Where there are more than can be taken in at a glance: names the search, and says what it finds. */
  search?: { label: string; isFound: (choice: Choice<Value>, typed: string) => boolean };
}

/** A filter by any of some values; takes effect with each tick. */
export function ChoiceFilter<Value extends string>({ search, ...props }: ChoiceFilterProps<Value>) {
  const { choices, value, onChange } = props;
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  if (!search) return <CheckboxGroup {...props} isRequired />;
  const found = typed.trim() === '' ? choices : choices.filter((choice) => search.isFound(choice, typed));
  const isListed = new Set(found.map((choice) => choice.value));
  return (
    <div className={panel}>
      <SearchField label={search.label} value={typed} onChange={setTyped} />
      {found.length === 0 ? <Text tone="muted">{texts.nothingFound}</Text> : null}
      <CheckboxGroup
        {...props}
        choices={found}
        // What isn't listed now stays as it is.
        onChange={(checked) =>
          onChange(
            choices
              .map((choice) => choice.value)
              .filter((each) => (isListed.has(each) ? checked : value).includes(each)),
          )
        }
        isRequired
      />
    </div>
  );
}
