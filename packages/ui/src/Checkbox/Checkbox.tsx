import { box, choice, choiceText } from '../private/choice.css.ts';
import { ErrorText, type FieldProps, useFieldParts } from '../private/Field.tsx';
import { description as descriptionStyle } from '../private/field.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'isReadOnly'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isIndeterminate?: boolean;
}

/** Yes or no, taking effect when the form is saved; for what takes effect at once use Switch. */
export function Checkbox({ isSelected, onChange, isIndeterminate = false, ...props }: CheckboxProps) {
  const parts = useFieldParts(props);
  return (
    <div>
      <label className={choice}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          id={parts.id}
          className={box}
          type="checkbox"
          name={props.name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
          disabled={props.isDisabled}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.errorMessage ? true : undefined}
          aria-labelledby={parts.labelId}
          aria-describedby={parts.describedBy}
        />
        <span className={choiceText}>
          <span id={parts.labelId}>{props.label}</span>
          {props.description ? (
            <span id={parts.descriptionId} className={descriptionStyle}>
              {props.description}
            </span>
          ) : null}
        </span>
      </label>
      {props.errorMessage ? <ErrorText id={parts.errorId}>{props.errorMessage}</ErrorText> : null}
    </div>
  );
}
