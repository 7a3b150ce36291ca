import { type ReactNode, useId } from 'react';
import { ChoiceText } from '../private/choice/ChoiceText.tsx';
import { box, choice, choices, choicesInLine } from '../private/choice/choice.css.ts';
import { choiceIds } from '../private/choice/choice-ids.ts';
import { type AskedProps, FieldGroup, useFieldParts } from '../private/field/Field.tsx';

/** One of a few choices that are all on screen. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  /** How many there are of it, as text that is already in the page's language. */
  count?: string | undefined;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends AskedProps {
  /** What can be chosen, in the order in which it is read. */
  choices: readonly Choice<Value>[];
  /** The values that are chosen. */
  value: readonly Value[];
  /** Is given all values that are chosen now. */
  onChange: (value: Value[]) => void;
  /** Choices beside each other instead of below each other, for short words. */
  isInLine?: boolean;
}

/** Any number out of a few choices; with more than eight use TagField. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, isInLine } = props;
  const parts = useFieldParts(props);
  const group = useId();
  const toggle = (toggled: Value, isSelected: boolean) => {
    const next = new Set(value);
    if (isSelected) next.add(toggled);
    else next.delete(toggled);
    onChange(props.choices.map((each) => each.value).filter((each) => next.has(each)));
  };
  return (
    <FieldGroup {...props} parts={parts}>
      <div className={isInLine ? choicesInLine : choices}>
        {props.choices.map((each) => {
          const ids = choiceIds(group, each);
          return (
            <label key={each.value} className={choice} data-counted={each.count !== undefined || undefined}>
              <input
                {...ids.input}
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
              <ChoiceText {...ids.text} label={each.label} description={each.description} count={each.count} />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
