import type { Readable } from 'node:stream';

/** From one byte to another, both of them included. */
export interface Part {
  start: number;
  end: number;
}

/** Where the bytes of documents are kept, each under a random key: a folder, or a service elsewhere. What can't be reached throws. */
export interface Blobs {
  /** Takes the file at a path for its own; it is kept when this resolves, and the path may be gone. */
  take(key: string, path: string): Promise<void>;
  put(key: string, bytes: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** All of it or a part; whoever opens it reads it to its end or destroys it. Null where nothing is kept under the key. */
  open(key: string, part?: Part): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** The keys of all that was kept before an instant, some at a time. */
  olderThan(instant: Date): AsyncIterable<string[]>;
  canWrite(): Promise<boolean>;
}

/** In folders of at most a few thousand, whose names are the first two characters of a key. */
export const placeOf = (key: string): string => `${key.slice(0, 2)}/${key}`;

const keyPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
export const isKey = (name: string): boolean => keyPattern.test(name);
