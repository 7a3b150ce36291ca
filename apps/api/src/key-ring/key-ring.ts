import type { Key } from './key.ts';

/** The keys of one kind: one that makes new values, all of them to read what is there. */
export interface KeyRing {
  readonly current: Key;
  readonly all: readonly Key[];
  /** Throws where the key is not here. */
  get(id: string): Key;
}

/** `read` answers the current key first; it may answer others later, while the server runs, and at once when asked to look again. */
export function keyRing(read: (again?: boolean) => readonly Key[]): KeyRing {
  return {
    get current() {
      return read()[0]!;
    },
    get all() {
      return read();
    },
    get(id) {
      const find = (again: boolean) => read(again).find((key) => key.id === id);
      const found = find(false) ?? find(true);
      if (!found) throw new Error(`The key ${id} is not here.`);
      return found;
    },
  };
}
