import { ChipsField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Short texts, one by one: Enter or a comma ends one, a list that is pasted becomes several. */
export function TagsInput({ value, onChange, ...props }: KindInputProps<'tags'>) {
  return (
    <ChipsField
      {...controlProps(props)}
      value={value}
      onAdd={(text) => {
        if (!value.includes(text)) onChange([...value, text]);
        return true;
      }}
      onRemove={(text) => onChange(value.filter((each) => each !== text))}
    />
  );
}
