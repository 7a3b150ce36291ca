import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ErrorText, type FieldProps, fieldId, OptionalMark } from '../private/Field.tsx';
import * as fieldStyles from '../private/field.css.ts';
import { opener } from '../private/options.css.ts';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends FieldProps {
  /** A day as `YYYY-MM-DD`, without a zone. */
  value: string | null;
  onChange: (value: string | null) => void;
  minValue?: string;
  maxValue?: string;
}

/** A day, typed part by part or picked from a calendar. Heavy: load it with the screen that shows it. */
export function DateField({ value, onChange, minValue, maxValue, ...props }: DateFieldProps) {
  return (
    <DatePicker<CalendarDate>
      id={props.name ? fieldId(props.name) : undefined}
      className={fieldStyles.field}
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date ? date.toString() : null)}
      minValue={minValue ? parseDate(minValue) : undefined}
      maxValue={maxValue ? parseDate(maxValue) : undefined}
      onBlur={props.onBlur}
      isInvalid={Boolean(props.errorMessage)}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <Label className={fieldStyles.label}>
        {props.label}
        <OptionalMark {...props} />
      </Label>
      <Group className={`${fieldStyles.controlGroup} ${styles.group}`}>
        <DateInput className={styles.input}>
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <Button className={opener}>
          <CalendarDays size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </Group>
      <FieldError>
        <ErrorText>{props.errorMessage}</ErrorText>
      </FieldError>
      {props.description ? (
        <Text slot="description" className={fieldStyles.description}>
          {props.description}
        </Text>
      ) : null}
      <Popover className={styles.popover} offset={4}>
        <Dialog className={styles.dialog}>
          <Month />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function Month() {
  return (
    <Calendar firstDayOfWeek="sun">
      <header className={styles.header}>
        <Button slot="previous" className={opener}>
          <ChevronLeft className={styles.arrow} size={16} strokeWidth={1.5} aria-hidden />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={opener}>
          <ChevronRight className={styles.arrow} size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
