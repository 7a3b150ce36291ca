import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
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
  retry: string;
  reveal: (name: string) => string;
  rowActions: string;
  selectAllRows: string;
  /** The same where there is little room; part of it, word by word. */
  allRows: string;
  selectRow: (name: string) => string;
  sortBy: string;
  /** What a list is sorted by until somebody says. */
  usualOrder: string;
  sortedAscending: (name: string) => string;
  sortedDescending: (name: string) => string;
  to: string;
  ummAlQura: string;
  unsoundCode: string;
}

export const UiTextsContext = createContext<UiTexts | null>(null);

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('No UiProvider');
  return texts;
}

export type CalendarChoice = readonly [calendar: CalendarName, choose: (calendar: CalendarName) => void];

export const CalendarContext = createContext<CalendarChoice>(['gregory', () => {}]);

/** In which calendar the person reads and writes dates in fields, and how to change it in all of them. */
export function useCalendar(): CalendarChoice {
  return useContext(CalendarContext);
}

/** The page's language, for the few things whose direction styles alone can't turn, such as a drawing. */
export function useLanguage(): 'ar' | 'en' {
  return useLocale().direction === 'rtl' ? 'ar' : 'en';
}

/** Is told that something was entered into a dialog; what it answers is called when that closes. */
export type NoteEntered = () => () => void;

export const EnteredContext = createContext<NoteEntered | undefined>(undefined);

export const NavigateContext = createContext<(path: string) => void>(() => {});

/** The way to another screen of this app. */
export const useNavigate = (): ((path: string) => void) => useContext(NavigateContext);
