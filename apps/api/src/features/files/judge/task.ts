import type { FileKind, FileRefusal } from '@diwan/api-contract/values/file';

/** A file to judge; where it is made anew, that goes `into` another one. */
export interface Task {
  path: string;
  kind: FileKind;
  into: string;
}

export interface Remade {
  path: string;
  size: number;
  sha256: string;
}

export type Verdict =
  | { outcome: 'kept'; remade: Remade | null }
  | { outcome: 'refused'; code: FileRefusal }
  | { outcome: 'failed'; message: string; errno: string | undefined };
