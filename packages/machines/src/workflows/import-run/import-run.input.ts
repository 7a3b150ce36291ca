import type { ImportEvent } from '@diwan/api-contract/importing/endpoints';

/** What the rules about an import look at. */
export interface ImportInput {
  /** Rows that nobody has looked at with these columns. */
  unchecked: number;
  /** Rows that would add or change a record, and haven't yet. */
  pending: number;
  /** Rows that were written and can be taken back. */
  done: number;
}

/** Nobody sends these by hand: the rows are through, or their author may not go on. */
export type ImportSystemEvent =
  | { type: 'import.check' }
  | { type: 'import.finish' }
  | { type: 'import.finishUndo' }
  | { type: 'import.stop' };
export type AnyImportEvent = ImportEvent | ImportSystemEvent;

export type ImportRefusal = 'nothingToImport' | 'nothingToUndo' | 'rowsLeft';
