import type { ReactNode, Ref } from 'react';
import { controlProps, ErrorText, type LabelledProps, useFieldParts } from '../field/Field.tsx';
import { ChoiceText } from './ChoiceText.tsx';
import { choice } from './choice.css.ts';

export interface ToggleProps extends LabelledProps {
  /** What is wrong and how to put it right; marks it as invalid. */
  errorMessage?: ReactNode;
  /** Whether it is on. */
  isSelected: boolean;
  /** It was turned on or off. */
  onChange: (isSelected: boolean) => void;
}

interface NativeToggleProps extends ToggleProps {
  /** The native check box, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
  isRequired?: boolean | undefined;
  className: string;
  isSwitch?: boolean;
}

/** A native check box with its words, its help and its error: what Checkbox and Switch have in common. */
export function Toggle({ isSelected, onChange, ref, className, isSwitch = false, ...props }: NativeToggleProps) {
  const parts = useFieldParts(props);
  return (
    <div>
      <label className={choice}>
        <input
          {...controlProps(props, parts)}
          ref={ref}
          className={className}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
          aria-labelledby={parts.labelId}
        />
        <ChoiceText
          label={props.label}
          labelId={parts.labelId}
          description={props.description}
          descriptionId={parts.descriptionId}
        />
      </label>
      {props.errorMessage ? <ErrorText id={parts.errorId}>{props.errorMessage}</ErrorText> : null}
    </div>
  );
}
