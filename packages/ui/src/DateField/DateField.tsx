import { parseDate } from '@internationalized/date';
import { TextDate, type TextDateValue } from '../private/dates/TextDate.tsx';
import type { FieldProps } from '../private/field/Field.tsx';

export interface DateFieldProps extends FieldProps, TextDateValue {
  /** A day of the Gregorian calendar as `YYYY-MM-DD`, without a zone. */
  value: string | null;
}

/** A day, typed part by part or picked, in the person's calendar. Heavy: load it with the screen that shows it. */
export function DateField(props: DateFieldProps) {
  return <TextDate {...props} read={parseDate} write={String} />;
}
