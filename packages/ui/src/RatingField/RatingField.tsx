import { Star } from 'lucide-react';
import { useId } from 'react';
import { choice } from '../private/choice/choice.css.ts';
import { type AskedProps, FieldGroup, useFieldParts } from '../private/field/Field.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './RatingField.css.ts';

export interface RatingFieldProps extends AskedProps {
  /** How many stars are given; 0 where none are. */
  value: number;
  /** Is given the number of stars, 0 for none. */
  onChange: (value: number) => void;
  /** How many there are to give. */
  most: number;
  /** How a number of stars is read, such as "4 of 5". */
  nameOf: (stars: number) => string;
  /** Names the answer that gives no star; without it, a star once given can't be taken back. */
  noneLabel?: string | undefined;
}

/** So many stars out of a few, chosen like a radio button; for a figure without stars use `NumberField`. */
export function RatingField(props: RatingFieldProps) {
  const { value, onChange, most, nameOf, noneLabel, name, onBlur, isDisabled } = props;
  const parts = useFieldParts(props);
  const ownName = useId();
  const radio = (stars: number, label?: string) => (
    <input
      className={visuallyHidden}
      type="radio"
      name={name ?? ownName}
      aria-label={label}
      checked={value === stars}
      onChange={() => onChange(stars)}
      onBlur={onBlur}
      disabled={isDisabled}
    />
  );
  return (
    <FieldGroup {...props} parts={parts} role="radiogroup">
      <div className={styles.stars}>
        {Array.from({ length: most }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles.star} data-given={stars <= value || undefined}>
            {radio(stars, nameOf(stars))}
            <Star fill={stars <= value ? 'currentColor' : 'none'} />
          </label>
        ))}
        {noneLabel === undefined ? null : (
          <label className={`${choice} ${styles.none}`} data-given={value === 0 || undefined}>
            {radio(0)}
            {noneLabel}
          </label>
        )}
      </div>
    </FieldGroup>
  );
}
