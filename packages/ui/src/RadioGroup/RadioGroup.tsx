import { useId } from 'react';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { choice, choices, choicesInLine, choiceText, dot } from '../private/choice.css.ts';
import { FieldGroup, type FieldProps, useFieldParts } from '../private/Field.tsx';
import { description as descriptionStyle } from '../private/field.css.ts';

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps, 'isReadOnly'> {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  isInLine?: boolean;
}

/** One out of a few choices that are all worth seeing; with more than six use Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const parts = useFieldParts(props);
  const groupName = useId();
  return (
    <FieldGroup {...props} parts={parts} role="radiogroup">
      <div className={props.isInLine ? choicesInLine : choices}>
        {props.choices.map((each) => (
          <label key={each.value} className={choice}>
            <input
              className={dot}
              type="radio"
              name={props.name ?? groupName}
              value={each.value}
              checked={props.value === each.value}
              onChange={() => props.onChange(each.value)}
              onBlur={props.onBlur}
              disabled={props.isDisabled || each.isDisabled}
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
