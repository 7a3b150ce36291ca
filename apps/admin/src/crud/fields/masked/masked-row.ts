import { createContext, type ReactNode } from 'react';

export interface MaskedPart {
  /** Name of the part, after that of its list: `contacts.email`. */
  field: string;
  /** The id of its row. */
  row: string;
  label: string;
  masked: string;
  shown: (value: string) => ReactNode;
}

/** Draws a masked part of a record's rows with the way to see it; absent where nothing can be revealed. */
export const MaskedPartContext = createContext<((part: MaskedPart) => ReactNode) | null>(null);

/** The row in which a value stands. */
export const RowContext = createContext<{ list: string; id: string } | null>(null);
