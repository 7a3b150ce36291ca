import { createHash } from 'node:crypto';
import { createRandom } from '#seeding/random.ts';
import type { HeldPaper } from '#seeding/seed.ts';
import { makeId } from '#seeding/time.ts';
import type { FileStore } from '#storage/store.ts';

const batch = 100;

/** The documents that demo data holds, until they are stored. */
export class Papers {
  readonly #held: { key: string; bytes: Buffer }[] = [];
  readonly #random;

  constructor(seed: number) {
    this.#random = createRandom(seed, 'papers');
  }

  hold(bytes: Buffer, at: number): HeldPaper {
    const key = makeId(at, this.#random);
    this.#held.push({ key, bytes });
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async keep(store: FileStore): Promise<void> {
    for (let from = 0; from < this.#held.length; from += batch)
      await Promise.all(this.#held.slice(from, from + batch).map(({ key, bytes }) => store.put(key, bytes)));
  }
}
