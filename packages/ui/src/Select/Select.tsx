import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { controlProps, Field, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import { control } from '../private/field/field.css.ts';
import { select } from './Select.css.ts';

export interface SelectProps<Value extends string> extends FieldProps {
  /** What can be chosen, in the order in which it is read. */
  choices: readonly Choice<Value>[];
  /** The value that is chosen, or nothing. */
  value: Value | null;
  /** Is given what was chosen, or nothing. */
  onChange: (value: Value | null) => void;
  /** What the field shows while nothing is chosen; an optional field can return to it. */
  placeholder?: string;
}

/** One out of up to about thirty known choices; for more, or for records, use ComboBox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, value, onChange, placeholder, isReadOnly, ...field } = props;
  const parts = useFieldParts(props);
  const { readOnly, ...attributes } = controlProps(props, parts);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Field {...field} isReadOnly={isReadOnly} parts={parts}>
      {isReadOnly ? (
        <input {...attributes} readOnly={readOnly} className={control} value={chosen?.label ?? ''} />
      ) : (
        <select
          {...attributes}
          className={`${control} ${select}`}
          data-placeholder={chosen ? undefined : true}
          value={chosen?.value ?? ''}
          onChange={(event) => onChange(choices.find((choice) => choice.value === event.target.value)?.value ?? null)}
          onBlur={props.onBlur}
        >
          {chosen && props.isRequired ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
