import { createHmac, randomBytes } from 'node:crypto';

/** A 256-bit key, and the name by which what was made with it says so. */
export interface Key {
  /** Eight hexadecimal digits that follow from the key and tell nothing about it. */
  id: string;
  /** The key of one purpose: no two purposes share one. */
  for(purpose: string): Buffer;
  /** As a setting or a line of a file. */
  text: string;
}

export const keyPattern = /^[A-Za-z0-9_-]{43}$/;

export function readKey(text: string): Key {
  const secret = Buffer.from(text, 'base64url');
  if (!keyPattern.test(text) || secret.length !== 32) throw new Error('A key is 32 bytes as base64url.');
  const subkeys = new Map<string, Buffer>();
  const subkey = (purpose: string) => {
    const made = subkeys.get(purpose) ?? createHmac('sha256', secret).update(purpose).digest();
    subkeys.set(purpose, made);
    return made;
  };
  return { id: subkey('id').toString('hex', 0, 4), for: subkey, text };
}

export const makeKey = () => readKey(randomBytes(32).toString('base64url'));
