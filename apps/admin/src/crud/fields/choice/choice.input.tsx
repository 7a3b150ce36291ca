import { Select } from '@diwan/ui';
import { offeredValues } from '#crud/resource/cells/reason-label.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { choiceLabel } from '../choice-label.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** One of a few values. */
export function ChoiceInput({ field, value, onChange, ...props }: KindInputProps<'choice'>) {
  const context = useResource();
  return (
    <Select
      {...controlProps(props)}
      choices={offeredValues(field).map((each) => ({ value: each, label: choiceLabel(field.labels, each, context) }))}
      value={value}
      onChange={onChange}
      placeholder={props.isRequired ? undefined : context.t('noChoice')}
    />
  );
}
