import type { SheetRefusal, TableKind } from '@diwan/api-contract/importing/values';
import type { FileKind, FileRefusal } from '@diwan/api-contract/values/file';

/** A file to judge; where it is made anew, that goes `into` another one. */
export interface FileTask {
  path: string;
  kind: FileKind;
  into: string;
  /** A field of a record holds it: no larger than screens need, measured, and small for lists. */
  isPicture?: boolean;
}

/** A table to read; its rows go `into` another file, each a line of JSON. */
export interface SheetTask {
  path: string;
  sheet: TableKind;
  into: string;
}

export type Task = FileTask | SheetTask;

export interface Picture {
  width: number;
  height: number;
  /** In base64; null where the picture itself is small. */
  small: string | null;
}

/** What a recording says of itself. */
export interface Media {
  /** How long it is; null where that can't be told. */
  seconds: number | null;
}

export interface Remade {
  path: string;
  size: number;
  sha256: string;
  picture: Picture | null;
}

/** What stands in the first row of a table, and how many follow. */
export interface SheetRead {
  header: string[];
  rows: number;
}

export type Refused =
  | { outcome: 'refused'; code: FileRefusal | SheetRefusal }
  | { outcome: 'failed'; message: string; errno: string | undefined };
export type FileVerdict = { outcome: 'kept'; remade: Remade | null; media: Media | null } | Refused;
export type SheetVerdict = { outcome: 'read'; sheet: SheetRead } | Refused;
export type VerdictOf<T extends Task> = T extends SheetTask ? SheetVerdict : FileVerdict;
