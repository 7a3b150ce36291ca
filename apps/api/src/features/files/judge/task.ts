import type { FileKind, FileRefusal } from '@diwan/api-contract/values/file';

/** A file to judge; where it is made anew, that goes `into` another one. */
export interface Task {
  path: string;
  kind: FileKind;
  into: string;
  /** A field of a record holds it: no larger than screens need, measured, and small for lists. */
  isPicture?: boolean;
}

export interface Picture {
  width: number;
  height: number;
  /** In base64; null where the picture itself is small. */
  small: string | null;
}

export interface Remade {
  path: string;
  size: number;
  sha256: string;
  picture: Picture | null;
}

export type Verdict =
  | { outcome: 'kept'; remade: Remade | null }
  | { outcome: 'refused'; code: FileRefusal }
  | { outcome: 'failed'; message: string; errno: string | undefined };
