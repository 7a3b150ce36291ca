import { box } from '../private/choice/choice.css.ts';
import { Toggle, type ToggleProps } from '../private/choice/Toggle.tsx';

export interface CheckboxProps extends ToggleProps {
  /** It must be checked before the form can be sent. */
  isRequired?: boolean;
  /** Some of what it stands for is selected, not all. */
  isIndeterminate?: boolean;
}

/** Yes or no, taking effect when the form is saved; for what takes effect at once use Switch. */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  return (
    <Toggle
      {...props}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      className={box}
    />
  );
}
