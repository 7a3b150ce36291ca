import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, type DateInputProps, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ErrorText, type FieldProps, fieldId, OptionalMark } from '../field/Field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { opener } from '../options/options.css.ts';
import * as styles from './dates.css.ts';
import { CalendarSwitch } from './InCalendar.tsx';
import { takeAnyDigits } from './take-any-digits.ts';

/** What every picker of dates is given. */
export function pickerProps(props: FieldProps) {
  return {
    id: props.name ? fieldId(props.name) : undefined,
    className: fieldStyles.field,
    onBlur: props.onBlur,
    isInvalid: Boolean(props.errorMessage),
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
  } as const;
}

interface DateFrameProps extends FieldProps {
  /** What is typed into. */
  children: ReactNode;
  /** What one picks from. */
  calendar: ReactNode;
}

/** Label, input, notes and popover of a picker of dates. */
export function DateFrame({ children, calendar, ...props }: DateFrameProps) {
  return (
    <>
      <Label className={fieldStyles.label}>
        {props.label}
        <OptionalMark {...props} />
      </Label>
      <Group className={`${fieldStyles.controlGroup} ${styles.group}`} isReadOnly={props.isReadOnly}>
        <div ref={takeAnyDigits} className={styles.inputs}>
          {children}
        </div>
        <Button className={opener}>
          <CalendarDays />
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
          {calendar}
          <CalendarSwitch />
        </Dialog>
      </Popover>
    </>
  );
}

/** One date, part by part. */
export function Segments({ slot }: Pick<DateInputProps, 'slot'>) {
  return (
    <DateInput className={styles.input} slot={slot}>
      {(segment) =>
        // A calendar of one era has none to choose.
        segment.type === 'era' && !segment.isEditable ? (
          <span className={styles.era}>{segment.text}</span>
        ) : (
          <DateSegment segment={segment} className={styles.segment} />
        )
      }
    </DateInput>
  );
}
