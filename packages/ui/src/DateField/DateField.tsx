import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DateFrame, pickerProps, Segments } from '../private/DateFrame.tsx';
import type { FieldProps } from '../private/Field.tsx';
import { InCalendar } from '../private/InCalendar.tsx';
import { Month } from '../private/Month.tsx';

export interface DateFieldProps extends FieldProps {
  /** A day of the Gregorian calendar as `YYYY-MM-DD`, without a zone. */
  value: string | null;
  onChange: (value: string | null) => void;
  minValue?: string;
  maxValue?: string;
}

/** A day, typed part by part or picked, in the person's calendar. Heavy: load it with the screen that shows it. */
export function DateField({ value, onChange, minValue, maxValue, ...props }: DateFieldProps) {
  return (
    <InCalendar>
      <DatePicker<CalendarDate>
        {...pickerProps(props)}
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date ? date.toString() : null)}
        minValue={minValue ? parseDate(minValue) : undefined}
        maxValue={maxValue ? parseDate(maxValue) : undefined}
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
