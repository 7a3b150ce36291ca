import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

/** The few texts that components say by themselves, in the page's language. */
export interface UiTexts {
  apply: string;
  arabic: string;
  breadcrumbs: string;
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
  rowActions: string;
  selectAllRows: string;
  selectRow: (name: string) => string;
  sortBy: string;
  sortedAscending: (name: string) => string;
  sortedDescending: (name: string) => string;
  to: string;
}

const UiTextsContext = createContext<UiTexts | null>(null);

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('Components that speak for themselves need a UiProvider above them.');
  return texts;
}

// Calendar and digits are fixed: what an engine takes for `ar-SA` by itself differs between engines.
const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' };

export interface UiProviderProps {
  language: 'ar' | 'en';
  texts: UiTexts;
  /** Called with a path of this app when a link is followed; other links are the browser's. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Gives every component the language, its own few texts and the way to another screen; once, at the root. */
export function UiProvider({ language, texts, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={navigate}>
        <UiTextsContext value={texts}>{children}</UiTextsContext>
      </RouterProvider>
    </I18nProvider>
  );
}
