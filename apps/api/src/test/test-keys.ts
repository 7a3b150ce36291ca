import { createHash } from 'node:crypto';
import { readKey } from '../key-ring/key.ts';
import { keyRing } from '../key-ring/key-ring.ts';
import type { Keys } from '../keys/load-keys.ts';
import { createSealing } from '../keys/sealing.ts';

const keyOf = (name: string) => readKey(createHash('sha256').update(`test ${name}`).digest('base64url'));
const [sealing, audit] = [keyOf('sealing'), keyOf('audit')];

/** The same for every test of every process: what one of them has filled, another one reads. */
export const testKeys: Keys = { sealing: createSealing(keyRing(() => [sealing])), audit: keyRing(() => [audit]) };
