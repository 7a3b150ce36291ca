import { parseAbsolute, Time, toCalendarDateTime, today, toZoned } from '@internationalized/date';
import { TextDate, type TextDateValue } from '../private/dates/TextDate.tsx';
import type { FieldProps } from '../private/field/Field.tsx';

export interface DateTimeFieldProps extends FieldProps, TextDateValue {
  /** An instant in UTC, as `toISOString` writes it. */
  value: string | null;
  /** The zone of the clock that is read, such as `Asia/Riyadh`. */
  timeZone: string;
}

const morning = new Time(9);

/** A day and a time of day on the clock of one place, kept as an instant. Heavy: load it with the screen that shows it. */
export function DateTimeField({ timeZone, ...props }: DateTimeFieldProps) {
  return (
    <TextDate
      {...props}
      granularity="minute"
      hourCycle={24}
      placeholderValue={toCalendarDateTime(today(timeZone), morning)}
      read={(instant) => toCalendarDateTime(parseAbsolute(instant, timeZone))}
      write={(moment) => toZoned(moment, timeZone).toAbsoluteString()}
    />
  );
}
