import { makeKey } from '../key-ring/key.ts';
import { keyRing } from '../key-ring/key-ring.ts';
import type { Keys } from '../keys/load-keys.ts';
import { createSealing } from '../keys/sealing.ts';

const [sealing, audit] = [makeKey(), makeKey()];

/** The same for every test of a process, as for every server of an installation. */
export const testKeys: Keys = { sealing: createSealing(keyRing(() => [sealing])), audit: keyRing(() => [audit]) };
