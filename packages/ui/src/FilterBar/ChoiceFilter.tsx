import { CheckboxGroup, type Choice } from '../CheckboxGroup/CheckboxGroup.tsx';

export interface ChoiceFilterProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A filter by any of a few values; takes effect with each tick. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  return <CheckboxGroup {...props} isRequired />;
}
