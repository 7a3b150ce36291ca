import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { opener } from '../options/options.css.ts';
import * as styles from './dates.css.ts';

/** A month to pick days from, inside a `Calendar` or a `RangeCalendar`. */
export function Month() {
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={opener}>
          <ChevronLeft />
        </Button>
        <Heading className={styles.title} />
        <Button slot="next" className={opener}>
          <ChevronRight />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
