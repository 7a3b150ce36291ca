import type { ReactNode } from 'react';

/** One way to narrow a list. */
export interface Filter {
  key: string;
  label: string;
  /** What is asked for now, in words; without it the filter is off. */
  summary?: string;
  /** Whether its panel says its name already. */
  isNamed?: boolean;
  /** What the filter's popover holds: one of the panels beside this file, or anything else. */
  panel: (close: () => void) => ReactNode;
}
