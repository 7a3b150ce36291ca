import type { FieldError, Problem } from '@diwan/api-contract/problem';

export type Draft = Readonly<Record<string, unknown>>;

/** A record as a form reads it: what may be edited, and the version that was read. */
export interface Loaded {
  draft: Draft;
  /** Null while the record is new. */
  version: number | null;
  record: unknown;
}

export interface Save {
  id: string | null;
  version: number | null;
  draft: Draft;
  /** Only what differs from what was loaded. */
  changes: Draft;
  /** The same for every attempt to save the same draft: saving twice is saving once. */
  key: string;
}

export type EditEvent =
  | { type: 'edit.changed'; field: string; value: unknown }
  | { type: 'edit.save' }
  | { type: 'edit.reset' }
  | { type: 'edit.retried' }
  /** Decide a conflict. */
  | { type: 'edit.keepMine' }
  | { type: 'edit.takeTheirs' };

export interface EditInput {
  /** Null for a record to be added. */
  id: string | null;
  makeKey: () => string;
  readRecord: (record: unknown) => Loaded;
}

export interface EditContext extends EditInput {
  version: number | null;
  record: unknown;
  base: Draft;
  draft: Draft;
  errors: readonly FieldError[];
  problem: Problem | null;
  /** How often saving was tried: the summary of errors takes the focus each time. */
  attempts: number;
  /** The record as somebody else saved it meanwhile. */
  theirs: Loaded | null;
  key: string | null;
}
