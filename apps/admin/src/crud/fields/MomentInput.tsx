import { Select } from '@diwan/ui';
import { useRoom } from '../room.tsx';
import { controlProps } from './control-props.ts';
import type { InputProps } from './field.ts';
import * as styles from './fields.css.ts';
import { LazyDateField } from './LazyDateField.tsx';
import { halfHours, instantOf, riyadhParts } from './riyadh-time.ts';

/** A day and a time of day in Riyadh, kept as an instant. */
export function MomentInput({ value, onChange, ...props }: InputProps<string | null>) {
  const { t } = useRoom();
  const { day, time } = riyadhParts(value);
  const times = halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
  return (
    <div className={styles.moment}>
      <LazyDateField
        {...controlProps(props as InputProps)}
        value={day}
        onChange={(next) => onChange(next === null ? null : instantOf(next, time))}
      />
      <Select
        label={t('timeOf', { label: props.label })}
        name={`${props.path}.time`}
        isRequired
        isDisabled={props.isDisabled || day === null}
        choices={times.map((each) => ({ value: each, label: each }))}
        value={time}
        onChange={(next) => day !== null && next !== null && onChange(instantOf(day, next))}
      />
    </div>
  );
}
