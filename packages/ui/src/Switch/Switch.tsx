import { choice, choiceText } from '../private/choice.css.ts';
import { ErrorText, type FieldProps, useFieldParts } from '../private/Field.tsx';
import { description as descriptionStyle } from '../private/field.css.ts';
import { track } from './Switch.css.ts';

export interface SwitchProps extends Omit<FieldProps, 'isRequired' | 'isReadOnly'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** On or off, taking effect at once; for an answer that is saved with a form use Checkbox. */
export function Switch({ isSelected, onChange, ...props }: SwitchProps) {
  const parts = useFieldParts(props);
  return (
    <div>
      <label className={choice}>
        <input
          id={parts.id}
          className={track}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native check box has its own state
          role="switch"
          name={props.name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
          disabled={props.isDisabled}
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
