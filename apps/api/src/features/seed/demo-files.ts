import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Tx } from '#db/database.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import type { Cv } from '#seeding/cv/cv.ts';
import { writeCv } from '#seeding/cv/write-cv.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Drawn, Filed } from '#seeding/seed.ts';
import { makeId } from '#seeding/time.ts';
import type { FileStore } from '#storage/store.ts';

interface Stored {
  key: string;
  kind: 'webp' | 'pdf';
  size: number;
  sha256: string;
}

type Content = string | Cv;
const contentOf = (held: Drawn | Filed): Content => ('cv' in held ? held.cv : held.drawing);

/** The pictures and CVs that demo data hold: each is stored once, however many records have it. */
export class DemoFiles {
  readonly #held: ((Drawn | Filed) & { id: string })[] = [];
  readonly #random;

  constructor(seed: number) {
    this.#random = createRandom(seed, 'pictures');
  }

  /** Answers the id by which its record names it. */
  hold(held: Drawn | Filed): string {
    const id = makeId(held.at, this.#random);
    this.#held.push({ ...held, id });
    return id;
  }

  /** Stores them as what was uploaded is stored; answers how many there are. */
  async keep(tx: Tx, store: FileStore): Promise<number> {
    const different = [...new Set(this.#held.map(contentOf))];
    const kept = await Promise.all(
      different.map(async (content) => [content, await keepContent(content, store)] as const),
    );
    return insertRows(tx, fieldFilesTable, this.#rows(new Map(kept)));
  }

  *#rows(kept: ReadonlyMap<Content, Stored>) {
    for (const held of this.#held) {
      const { id, resource, field, recordId } = held;
      const stored = kept.get(contentOf(held))!;
      const owned = { resource, field, recordId, heldBy: theSystem.id, freeSince: null };
      const name = 'cv' in held ? `${held.cv.name}.pdf` : `${field}.webp`;
      yield { id, ...owned, ...stored, name, scan: 'unscanned' as const };
    }
  }
}

async function keepContent(content: Content, store: FileStore): Promise<Stored> {
  const isDrawing = typeof content === 'string';
  const bytes = isDrawing ? await sharp(Buffer.from(content)).webp({ quality: 84 }).toBuffer() : await writeCv(content);
  const path = await store.arrivingPath();
  await writeFile(path, bytes, { mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kind = isDrawing ? 'webp' : 'pdf';
  return { key: await store.keep(path), kind, size: bytes.length, sha256 };
}
