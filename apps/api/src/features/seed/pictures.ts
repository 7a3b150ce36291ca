import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Tx } from '#db/database.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Drawn } from '#seeding/seed.ts';
import { makeId } from '#seeding/time.ts';
import type { FileStore } from '#storage/store.ts';

interface Stored {
  key: string;
  size: number;
  sha256: string;
}

/** The drawings that demo data holds: each is stored once, however many records have it. */
export class Pictures {
  readonly #held: (Drawn & { id: string })[] = [];
  readonly #random;

  constructor(seed: number) {
    this.#random = createRandom(seed, 'pictures');
  }

  /** Answers the id by which its record names it. */
  hold(drawn: Drawn): string {
    const id = makeId(drawn.at, this.#random);
    this.#held.push({ ...drawn, id });
    return id;
  }

  /** Stores them as what was uploaded is stored; answers how many there are. */
  async keep(tx: Tx, store: FileStore): Promise<number> {
    const different = [...new Set(this.#held.map(({ drawing }) => drawing))];
    const kept = await Promise.all(
      different.map(async (drawing) => [drawing, await keepDrawing(drawing, store)] as const),
    );
    return insertRows(tx, fieldFilesTable, this.#rows(new Map(kept)));
  }

  *#rows(kept: ReadonlyMap<string, Stored>) {
    for (const { id, resource, field, recordId, drawing } of this.#held) {
      const { key, size, sha256 } = kept.get(drawing)!;
      const held = { resource, field, recordId, heldBy: theSystem.id, freeSince: null };
      yield {
        id,
        ...held,
        key,
        name: `${field}.webp`,
        kind: 'webp' as const,
        size,
        sha256,
        scan: 'unscanned' as const,
      };
    }
  }
}

async function keepDrawing(drawing: string, store: FileStore): Promise<Stored> {
  const bytes = await sharp(Buffer.from(drawing)).webp({ quality: 84 }).toBuffer();
  const path = await store.arrivingPath();
  await writeFile(path, bytes, { mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key: await store.keep(path), size: bytes.length, sha256 };
}
