import type { ReactNode } from 'react';
import { description as descriptionStyle } from '../field/field.css.ts';
import { choiceText } from './choice.css.ts';

interface ChoiceTextProps {
  label: ReactNode;
  labelId?: string;
  description?: ReactNode;
  descriptionId?: string;
}

/** The words beside a box, a dot or a switch. */
export function ChoiceText({ label, labelId, description, descriptionId }: ChoiceTextProps) {
  return (
    <span className={choiceText}>
      <span id={labelId}>{label}</span>
      {description ? (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      ) : null}
    </span>
  );
}
