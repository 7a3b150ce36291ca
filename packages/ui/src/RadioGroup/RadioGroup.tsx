import { useId } from 'react';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ChoiceText } from '../private/choice/ChoiceText.tsx';
import { choice, choices, choicesInLine, dot } from '../private/choice/choice.css.ts';
import { choiceIds } from '../private/choice/choice-ids.ts';
import { type AskedProps, FieldGroup, useFieldParts } from '../private/field/Field.tsx';

export interface RadioGroupProps<Value extends string> extends AskedProps {
  /** What can be chosen, in the order in which it is read. */
  choices: readonly Choice<Value>[];
  /** The value that is chosen, or nothing yet. */
  value: Value | null;
  /** Is given what was chosen. */
  onChange: (value: Value) => void;
  /** Choices beside each other instead of below each other, for short words. */
  isInLine?: boolean;
}

/** One out of a few choices that are all worth seeing; with more than six use Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const parts = useFieldParts(props);
  const group = useId();
  return (
    <FieldGroup {...props} parts={parts} role="radiogroup">
      <div className={props.isInLine ? choicesInLine : choices}>
        {props.choices.map((each) => {
          const ids = choiceIds(group, each);
          return (
            <label key={each.value} className={choice} data-counted={each.count !== undefined || undefined}>
              <input
                {...ids.input}
                className={dot}
                type="radio"
                name={props.name ?? group}
                value={each.value}
                checked={props.value === each.value}
                onChange={() => props.onChange(each.value)}
                onBlur={props.onBlur}
                disabled={props.isDisabled || each.isDisabled}
              />
              <ChoiceText {...ids.text} label={each.label} description={each.description} count={each.count} />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
