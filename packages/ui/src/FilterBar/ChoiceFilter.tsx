import { CheckboxGroup, type Choice } from '../CheckboxGroup/CheckboxGroup.tsx';

export interface ChoiceFilterProps<Value extends string> {
  /** Names the group of choices. */
  label: string;
  /** What can be filtered by. */
  choices: readonly Choice<Value>[];
  /** The values that are checked. */
  value: readonly Value[];
  /** Is given all checked values after each change; applies at once. */
  onChange: (value: Value[]) => void;
}

/** A filter by any of a few values; takes effect with each tick. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  return <CheckboxGroup {...props} isRequired />;
}
