import type { ReactNode } from 'react';
import { box, choice, choices, choicesInLine, choiceText } from '../private/choice.css.ts';
import { FieldGroup, type FieldProps, useFieldParts } from '../private/Field.tsx';
import { description as descriptionStyle } from '../private/field.css.ts';

/** One of a few choices that are all on screen. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, 'isReadOnly'> {
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  isInLine?: boolean;
}

/** Any number out of a few choices; with more than eight use TagField. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, isInLine } = props;
  const parts = useFieldParts(props);
  const toggle = (toggled: Value, isSelected: boolean) => {
    const next = new Set(value);
    if (isSelected) next.add(toggled);
    else next.delete(toggled);
    onChange(props.choices.map((each) => each.value).filter((each) => next.has(each)));
  };
  return (
    <FieldGroup {...props} parts={parts}>
      <div className={isInLine ? choicesInLine : choices}>
        {props.choices.map((each) => (
          <label key={each.value} className={choice}>
            <input
              className={box}
              type="checkbox"
              name={props.name}
              value={each.value}
              checked={value.includes(each.value)}
              onChange={(event) => toggle(each.value, event.target.checked)}
              onBlur={props.onBlur}
              disabled={props.isDisabled || each.isDisabled}
              aria-invalid={props.errorMessage ? true : undefined}
            />
            <span className={choiceText}>
              {each.label}
              {each.description ? <span className={descriptionStyle}>{each.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
