import { LucideProvider } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { CalendarName } from '../format/format.ts';
import {
  type CalendarChoice,
  CalendarContext,
  EnteredContext,
  NavigateContext,
  type NoteEntered,
  type UiTexts,
  UiTextsContext,
} from './ui-context.ts';

// Calendar and digits are fixed: what an engine takes for `ar-SA` by itself differs between engines.
const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' };

export interface UiProviderProps {
  /** The language of the page, from which its direction follows. */
  language: 'ar' | 'en';
  /** What the library says of its own, in that language. */
  texts: UiTexts;
  /** Called with a path of this app when a link is followed; other links are the browser's. */
  navigate: (path: string) => void;
  /** Something was entered into a dialog, and nobody is to leave it unasked until it calls what this answers. */
  onEntered?: NoteEntered | undefined;
  /** In which calendar date fields begin; in which they are, where `onCalendarChange` keeps what a person chooses. */
  calendar?: CalendarName;
  /** A person chose the other calendar in a date field. */
  onCalendarChange?: ((calendar: CalendarName) => void) | undefined;
  /** The product. */
  children: ReactNode;
}

/** Gives every component the language, its own few texts, the look of icons and the way to another screen; once, at the root. */
export function UiProvider(props: UiProviderProps) {
  const { language, texts, navigate, onEntered, calendar = 'gregory', onCalendarChange, children } = props;
  const own = useState(calendar);
  const kept = useMemo<CalendarChoice | null>(
    () => (onCalendarChange ? [calendar, onCalendarChange] : null),
    [calendar, onCalendarChange],
  );
  return (
    <I18nProvider locale={locales[language]}>
      <NavigateContext value={navigate}>
        <UiTextsContext value={texts}>
          <CalendarContext value={kept ?? own}>
            <EnteredContext value={onEntered}>
              <LucideProvider size={16} strokeWidth={1.5}>
                {children}
              </LucideProvider>
            </EnteredContext>
          </CalendarContext>
        </UiTextsContext>
      </NavigateContext>
    </I18nProvider>
  );
}
