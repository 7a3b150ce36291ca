import { parseDate } from '@internationalized/date';
import type { FieldProps } from '../private/Field.tsx';
import { TextDate, type TextDateValue } from '../private/TextDate.tsx';

export interface DateFieldProps extends FieldProps, TextDateValue {
  /** A day of the Gregorian calendar as `YYYY-MM-DD`, without a zone. */
  value: string | null;
}

/** A day, typed part by part or picked, in the person's calendar. Heavy: load it with the screen that shows it. */
export function DateField(props: DateFieldProps) {
  return <TextDate {...props} read={parseDate} write={String} />;
}
