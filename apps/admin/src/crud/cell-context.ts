import type { Format } from '@diwan/ui';

/** What a cell may use beside its record: texts of the room, figures and dates, and the language in use. */
export interface CellContext {
  /** Texts of the room first, then those that all rooms share. */
  t: (key: string, values?: Record<string, unknown>) => string;
  format: Format;
  language: 'ar' | 'en';
}
