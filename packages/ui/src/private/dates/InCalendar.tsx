import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { CalendarName } from '#format/format.ts';
import { useCalendar, useUiTexts } from '#UiProvider/ui-context.ts';
import * as styles from './dates.css.ts';

/** Dates below it are read and written in the person's calendar; their values stay Gregorian. */
export function InCalendar({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const [calendar] = useCalendar();
  return <I18nProvider locale={new Intl.Locale(locale, { calendar }).toString()}>{children}</I18nProvider>;
}

/** Changes the calendar of every date field. */
export function CalendarSwitch() {
  const texts = useUiTexts();
  const [calendar, choose] = useCalendar();
  const names: Record<CalendarName, string> = { gregory: texts.gregorian, 'islamic-umalqura': texts.ummAlQura };
  return (
    <ToggleButtonGroup
      className={styles.calendars}
      aria-label={texts.calendar}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[calendar]}
      onSelectionChange={([next]) => choose(next as CalendarName)}
    >
      {Object.entries(names).map(([id, name]) => (
        <ToggleButton key={id} id={id} className={styles.calendar}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
