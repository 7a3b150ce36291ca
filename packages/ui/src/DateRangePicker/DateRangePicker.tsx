import { type CalendarDate, parseDate } from '@internationalized/date';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateFrame, pickerProps, Segments } from '../private/dates/DateFrame.tsx';
import { range } from '../private/dates/dates.css.ts';
import { InCalendar } from '../private/dates/InCalendar.tsx';
import { Month } from '../private/dates/Month.tsx';
import type { FieldProps } from '../private/field/Field.tsx';

/** From a first to a last day of the Gregorian calendar, both included, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

export interface DateRangePickerProps extends FieldProps {
  /** First and last day, as YYYY-MM-DD. */
  value: Days | null;
  /** Is given both days, or nothing when they were cleared. */
  onChange: (value: Days | null) => void;
  /** The earliest day that can be chosen, as YYYY-MM-DD. */
  minValue?: string;
  /** The latest day that can be chosen, as YYYY-MM-DD. */
  maxValue?: string;
}

/** A first and a last day in one field; where one end may stay open use two `DateField`s. Heavy: load it with the screen that shows it. */
export function DateRangePicker({ value, onChange, minValue, maxValue, ...props }: DateRangePickerProps) {
  return (
    <InCalendar>
      <AriaDateRangePicker<CalendarDate>
        {...pickerProps(props)}
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={(days) => onChange(days ? { from: days.start.toString(), to: days.end.toString() } : null)}
        minValue={minValue ? parseDate(minValue) : undefined}
        maxValue={maxValue ? parseDate(maxValue) : undefined}
      >
        <DateFrame
          {...props}
          calendar={
            <RangeCalendar className={range} firstDayOfWeek="sun">
              <Month />
            </RangeCalendar>
          }
        >
          <Segments slot="start" />
          <span aria-hidden>–</span>
          <Segments slot="end" />
        </DateFrame>
      </AriaDateRangePicker>
    </InCalendar>
  );
}
