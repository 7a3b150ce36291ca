import type { Format } from '@diwan/ui';

/** What a cell may use beside its record: texts of the resource, figures and dates, and the language in use. */
export interface CellContext {
  /** Texts of the resource first, then those that all resources share. */
  t: (key: string, values?: Record<string, unknown>) => string;
  format: Format;
  language: 'ar' | 'en';
}
