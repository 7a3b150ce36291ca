import type { FieldError, Problem } from '@diwan/api-contract/problem';

export type Draft = Readonly<Record<string, unknown>>;

/** A record as a form reads it: what may be edited, and the version that was read. */
export interface Loaded {
  draft: Draft;
  /** Null while the record is new. */
  version: number | null;
  record: unknown;
}

/** What was typed into this form earlier and never saved, with the record that it was typed over. */
export interface Kept {
  draft: Draft;
  base: Draft;
  version: number | null;
  /** Instant. */
  savedAt: string;
}

/** What a form opens with. */
export interface Opened extends Loaded {
  kept: Kept | null;
}

export interface Save {
  id: string | null;
  version: number | null;
  draft: Draft;
  base: Draft;
  /** Only what differs from what was loaded. */
  changes: Draft;
  /** The same for every attempt to save the same draft: saving twice is saving once. */
  key: string;
}

export type Side = 'mine' | 'theirs';

/** Something that this person and somebody else changed, each in another way: a field, or a part of one (`name.ar`). */
export interface Dispute {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export type EditEvent =
  | { type: 'edit.changed'; field: string; value: unknown }
  | { type: 'edit.save' }
  /** Read the record again: it couldn't be read, or a save that waited for the connection was refused. */
  | { type: 'edit.retried' }
  /** Take up what was typed earlier, or leave it. */
  | { type: 'edit.continued' }
  | { type: 'edit.discarded' }
  /** Decide a conflict, and go on with what was decided; or go back to the form as it was. */
  | { type: 'edit.sideChosen'; path: string; side: Side }
  | { type: 'edit.allChosen'; side: Side }
  | { type: 'edit.merged' }
  | { type: 'edit.conflictLeft' };

export interface EditInput {
  /** Null for a record to be added. */
  id: string | null;
  /** Whether a save may wait in this browser until the server can be reached. */
  canQueue: boolean;
  makeKey: () => string;
  readRecord: (record: unknown) => Loaded;
}

export interface EditContext extends EditInput {
  version: number | null;
  record: unknown;
  base: Draft;
  draft: Draft;
  kept: Kept | null;
  errors: readonly FieldError[];
  problem: Problem | null;
  /** How often saving was tried: the summary of errors takes the focus each time. */
  attempts: number;
  /** The record as somebody else saved it meanwhile. */
  theirs: Loaded | null;
  choices: Readonly<Record<string, Side>>;
  key: string | null;
}
