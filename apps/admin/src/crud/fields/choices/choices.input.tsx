import { CheckboxGroup } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { choiceLabel } from '../choice-label.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Any of a few values. */
export function ChoicesInput({ field, value, onChange, ...props }: KindInputProps<'choices'>) {
  const context = useResource();
  return (
    <CheckboxGroup
      {...controlProps(props)}
      choices={field.values.map((each) => ({ value: each, label: choiceLabel(field.labels, each, context) }))}
      value={value}
      onChange={onChange}
      isInLine
    />
  );
}
