import { useState } from 'react';
import { NumberField } from '../NumberField/NumberField.tsx';
import { FieldGroup, type FieldProps, useFieldParts } from '../private/field/Field.tsx';
import * as styles from './DurationField.css.ts';

const parts = ['hours', 'minutes'] as const;

/** A part of a length of time. */
export type DurationPart = (typeof parts)[number];
type Typed = Record<DurationPart, number | null>;

export interface DurationFieldProps extends FieldProps {
  /** In whole minutes, or nothing. */
  value: number | null;
  /** Is given the minutes, or nothing when both parts were emptied. */
  onChange: (value: number | null) => void;
  /** The names of the parts in the page's language. */
  labels: Record<DurationPart, string>;
}

/** How long something takes, in hours and minutes; a time of day is a `TimeField`. */
export function DurationField({ value, onChange, labels, onBlur, ...props }: DurationFieldProps) {
  const group = useFieldParts(props);
  // 90 minutes become an hour and a half once the field is left, not under one's hands.
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed ?? partsOf(value);
  return (
    <div
      className={styles.duration}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setTyped(null);
        onBlur?.();
      }}
    >
      <FieldGroup {...props} parts={group}>
        <div className={styles.parts}>
          {parts.map((part) => (
            <NumberField
              key={part}
              label={labels[part]}
              name={`${props.name ?? group.id}.${part}`}
              value={shown[part]}
              onChange={(figure) => {
                const next = { ...shown, [part]: figure === null ? null : Math.abs(figure) };
                setTyped(next);
                onChange(minutesOf(next));
              }}
              isRequired={props.isRequired}
              isReadOnly={props.isReadOnly}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

function partsOf(value: number | null): Typed {
  if (value === null) return { hours: null, minutes: null };
  return { hours: Math.floor(value / 60), minutes: value % 60 };
}

function minutesOf({ hours, minutes }: Typed): number | null {
  return hours === null && minutes === null ? null : (hours ?? 0) * 60 + (minutes ?? 0);
}
