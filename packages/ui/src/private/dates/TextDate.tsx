import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker, type DatePickerProps, type DateValue } from 'react-aria-components/DatePicker';
import type { FieldProps } from '../field/Field.tsx';
import { DateFrame, pickerProps, Segments } from './DateFrame.tsx';
import { InCalendar } from './InCalendar.tsx';
import { Month } from './Month.tsx';

export interface TextDateValue {
  /** A date as text, or nothing. */
  value: string | null;
  /** Is given the date once it is whole, or nothing when it was cleared. */
  onChange: (value: string | null) => void;
  /** The earliest that can be chosen, written as the value is. */
  minValue?: string;
  /** The latest that can be chosen, written as the value is. */
  maxValue?: string;
}

/** What the picker gives for what it was given: the same kind of date. */
type Picked<Day extends DateValue> = NonNullable<Parameters<NonNullable<DatePickerProps<Day>['onChange']>>[0]>;

interface TextDateProps<Day extends DateValue>
  extends FieldProps,
    TextDateValue,
    Pick<DatePickerProps<Day>, 'granularity' | 'hourCycle' | 'placeholderValue'> {
  /** How the value is written as text, both ways. */
  read: (text: string) => Day;
  write: (day: Picked<Day>) => string;
}

/** A date that is kept as text: typed part by part or picked from a month, in the person's calendar. */
export function TextDate<Day extends DateValue>(props: TextDateProps<Day>) {
  const { value, onChange, minValue, maxValue, read, write, granularity, hourCycle, placeholderValue, ...field } =
    props;
  return (
    <InCalendar>
      <DatePicker<Day>
        {...pickerProps(field)}
        granularity={granularity}
        hourCycle={hourCycle}
        placeholderValue={placeholderValue}
        value={value ? read(value) : null}
        onChange={(day) => onChange(day ? write(day) : null)}
        minValue={minValue ? read(minValue) : undefined}
        maxValue={maxValue ? read(maxValue) : undefined}
      >
        <DateFrame
          {...field}
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
