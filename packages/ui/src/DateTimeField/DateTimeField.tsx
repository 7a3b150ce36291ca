import {
  type CalendarDateTime,
  parseAbsolute,
  Time,
  toCalendarDateTime,
  today,
  toZoned,
} from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DateFrame, pickerProps, Segments } from '../private/DateFrame.tsx';
import type { FieldProps } from '../private/Field.tsx';
import { InCalendar } from '../private/InCalendar.tsx';
import { Month } from '../private/Month.tsx';

export interface DateTimeFieldProps extends FieldProps {
  /** An instant in UTC, as `toISOString` writes it. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The zone of the clock that is read, such as `Asia/Riyadh`. */
  timeZone: string;
  minValue?: string;
  maxValue?: string;
}

const morning = new Time(9);

/** A day and a time of day on the clock of one place, kept as an instant. Heavy: load it with the screen that shows it. */
export function DateTimeField({ value, onChange, timeZone, minValue, maxValue, ...props }: DateTimeFieldProps) {
  const onClock = (instant: string) => toCalendarDateTime(parseAbsolute(instant, timeZone));
  return (
    <InCalendar>
      <DatePicker<CalendarDateTime>
        {...pickerProps(props)}
        granularity="minute"
        hourCycle={24}
        placeholderValue={toCalendarDateTime(today(timeZone), morning)}
        value={value ? onClock(value) : null}
        onChange={(date) => onChange(date ? toZoned(date, timeZone).toAbsoluteString() : null)}
        minValue={minValue ? onClock(minValue) : undefined}
        maxValue={maxValue ? onClock(maxValue) : undefined}
      >
        <DateFrame
          {...props}
          calendar={
            <Calendar firstDayOfWeek="sun">
              <Month />
            </Calendar>
          }
        >
          <Segments />
        </DateFrame>
      </DatePicker>
    </InCalendar>
  );
}
