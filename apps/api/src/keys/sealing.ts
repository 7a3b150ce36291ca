import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Key } from '../key-ring/key.ts';
import type { KeyRing } from '../key-ring/key-ring.ts';

/** Personal data as it is stored; every value begins with the name of the key that made it. */
export interface Sealing {
  ring: KeyRing;
  /** Another value each time, by AES-256-GCM. */
  seal(text: string): Buffer;
  /** Throws when the key is not here or a bit was changed. */
  open(sealed: Buffer): string;
  /** The same value each time, by which an equal one is found; what is indexed in several columns names the column in its text. */
  indexOf(text: string): Buffer;
  /** What `indexOf` may have answered under each key that is here: a search asks for any of them. */
  indexesOf(text: string): Buffer[];
}

const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

export function createSealing(ring: KeyRing): Sealing {
  return {
    ring,
    seal(text) {
      const key = ring.current;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key.for('seal'), nonce);
      return Buffer.concat([keyMark(key), nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      const key = ring.get(sealed.toString('hex', 0, idBytes));
      const nonce = sealed.subarray(idBytes, idBytes + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.for('seal'), nonce);
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      const text = sealed.subarray(idBytes + nonceBytes, -tagBytes);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    indexOf: (text) => indexBy(ring.current, text),
    indexesOf: (text) => ring.all.map((key) => indexBy(key, text)),
  };
}

/** How a value of that key begins. */
export const keyMark = (key: Key) => Buffer.from(key.id, 'hex');

const indexBy = (key: Key, text: string) =>
  Buffer.concat([keyMark(key), createHmac('sha256', key.for('index')).update(text).digest()]);
