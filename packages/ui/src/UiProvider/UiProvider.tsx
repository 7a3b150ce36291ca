import { LucideProvider } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { I18nProvider, RouterProvider, useLocale } from 'react-aria-components';
import type { CalendarName } from '../format/format.ts';

/** The few texts that components say by themselves, in the page's language. */
export interface UiTexts {
  apply: string;
  arabic: string;
  breadcrumbs: string;
  calendar: string;
  cancel: string;
  clear: string;
  clearAll: string;
  close: string;
  collapseMenu: string;
  columnMoved: (name: string, position: number, total: number) => string;
  currency: string;
  details: string;
  english: string;
  expandMenu: string;
  from: string;
  gregorian: string;
  hide: (name: string) => string;
  loading: string;
  moveDown: (name: string) => string;
  moveUp: (name: string) => string;
  nextPage: string;
  nothingFound: string;
  notifications: string;
  optional: string;
  pages: string;
  pageSize: string;
  pinColumn: (name: string) => string;
  previousPage: string;
  remove: (name: string) => string;
  resetColumns: string;
  resizeColumn: (name: string) => string;
  reveal: (name: string) => string;
  rowActions: string;
  selectAllRows: string;
  selectRow: (name: string) => string;
  sortBy: string;
  sortedAscending: (name: string) => string;
  sortedDescending: (name: string) => string;
  to: string;
  ummAlQura: string;
  unsoundCode: string;
}

const UiTextsContext = createContext<UiTexts | null>(null);

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('Components that speak for themselves need a UiProvider above them.');
  return texts;
}

type CalendarChoice = readonly [calendar: CalendarName, choose: (calendar: CalendarName) => void];

const CalendarContext = createContext<CalendarChoice>(['gregory', () => {}]);

/** In which calendar the person reads and writes dates in fields, and how to change it in all of them. */
export function useCalendar(): CalendarChoice {
  return useContext(CalendarContext);
}

/** The page's language, for the few things whose direction styles alone can't turn, such as a drawing. */
export function useLanguage(): 'ar' | 'en' {
  return useLocale().direction === 'rtl' ? 'ar' : 'en';
}

const NavigateContext = createContext<(path: string) => void>(() => {});

/** The way to another screen of this app. */
export const useNavigate = (): ((path: string) => void) => useContext(NavigateContext);

// Calendar and digits are fixed: what an engine takes for `ar-SA` by itself differs between engines.
const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' };

export interface UiProviderProps {
  /** The language of the page, from which its direction follows. */
  language: 'ar' | 'en';
  /** What the library says of its own, in that language. */
  texts: UiTexts;
  /** Called with a path of this app when a link is followed; other links are the browser's. */
  navigate: (path: string) => void;
  /** In which calendar date fields begin; in which they are, where `onCalendarChange` keeps what a person chooses. */
  calendar?: CalendarName;
  /** A person chose the other calendar in a date field. */
  onCalendarChange?: ((calendar: CalendarName) => void) | undefined;
  /** The product. */
  children: ReactNode;
}

/** Gives every component the language, its own few texts, the look of icons and the way to another screen; once, at the root. */
export function UiProvider(props: UiProviderProps) {
  const { language, texts, navigate, calendar = 'gregory', onCalendarChange, children } = props;
  const own = useState(calendar);
  const kept = useMemo<CalendarChoice | null>(
    () => (onCalendarChange ? [calendar, onCalendarChange] : null),
    [calendar, onCalendarChange],
  );
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={navigate}>
        <NavigateContext value={navigate}>
          <UiTextsContext value={texts}>
            <CalendarContext value={kept ?? own}>
              <LucideProvider size={16} strokeWidth={1.5}>
                {children}
              </LucideProvider>
            </CalendarContext>
          </UiTextsContext>
        </NavigateContext>
      </RouterProvider>
    </I18nProvider>
  );
}
