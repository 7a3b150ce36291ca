import { parseTime } from '@internationalized/date';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TimeField as AriaTimeField, DateInput, DateSegment } from 'react-aria-components/TimeField';
import { pickerProps } from '../private/dates/DateFrame.tsx';
import { segment as segmentStyle } from '../private/dates/dates.css.ts';
import { takeAnyDigits } from '../private/dates/take-any-digits.ts';
import { ErrorText, type FieldProps, OptionalMark } from '../private/field/Field.tsx';
import * as fieldStyles from '../private/field/field.css.ts';
import * as styles from './TimeField.css.ts';

export interface TimeFieldProps extends FieldProps {
  /** A time of day as `HH:MM`, without a day and without a zone. */
  value: string | null;
  /** Is given the time once it is whole, or nothing when it was cleared. */
  onChange: (value: string | null) => void;
  /** What an empty part begins at when it is stepped, as `HH:MM`. */
  startsAt?: string;
}

/** A time of day on a 24-hour clock, typed part by part; a day with it is a `DateTimeField`. Heavy: load it with the screen that shows it. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, startsAt = '09:00', ...field } = props;
  return (
    <AriaTimeField
      {...pickerProps(field)}
      className={`${fieldStyles.field} ${styles.field}`}
      granularity="minute"
      hourCycle={24}
      value={value ? parseTime(value) : null}
      onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
      placeholderValue={parseTime(startsAt)}
    >
      <Label className={fieldStyles.label}>
        {field.label}
        <OptionalMark {...field} />
      </Label>
      <DateInput ref={takeAnyDigits} className={styles.input}>
        {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
      </DateInput>
      <FieldError>
        <ErrorText>{field.errorMessage}</ErrorText>
      </FieldError>
      {field.description ? (
        <Text slot="description" className={fieldStyles.description}>
          {field.description}
        </Text>
      ) : null}
    </AriaTimeField>
  );
}
