import type { ReactNode } from 'react';
import { description as descriptionStyle } from '../field/field.css.ts';
import { choiceCount, choiceText, counted } from './choice.css.ts';

interface ChoiceTextProps {
  label: ReactNode;
  labelId?: string;
  description?: ReactNode;
  descriptionId?: string;
  /** How many there are of it: described, for it is no part of the name. */
  count?: string | undefined;
  countId?: string;
}

/** The words beside a box, a dot or a switch. */
export function ChoiceText({ label, labelId, description, descriptionId, count, countId }: ChoiceTextProps) {
  return (
    <span className={count === undefined ? choiceText : counted}>
      <span id={labelId}>{label}</span>
      {count === undefined ? null : (
        <span id={countId} className={choiceCount}>
          {count}
        </span>
      )}
      {description ? (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      ) : null}
    </span>
  );
}
