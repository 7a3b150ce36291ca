import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { FileKind } from '@diwan/api-contract/values/file';
import sharp from 'sharp';
import type { Tx } from '#db/database.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import type { Cv } from '#seeding/cv/cv.ts';
import { writeCv } from '#seeding/cv/write-cv.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Drawn, Filed, StoredFile } from '#seeding/seed.ts';
import { makeId } from '#seeding/time.ts';
import type { FileStore } from '#storage/store.ts';

interface Stored {
  key: string;
  kind: FileKind;
  size: number;
  sha256: string;
}

type Holding = Drawn | Filed | StoredFile;
type Content = string | Cv | StoredFile;

function contentOf(held: Holding): Content {
  if ('bytes' in held) return held;
  return 'cv' in held ? held.cv : held.drawing;
}

function nameOf(held: Holding): string {
  if ('bytes' in held) return held.name;
  return 'cv' in held ? `${held.cv.name}.pdf` : `${held.field}.webp`;
}

/** The pictures and CVs that demo data hold: each is stored once, however many records have it. */
export class DemoFiles {
  readonly #held: { id: string; held: Holding; content: Content }[] = [];
  readonly #random;

  constructor(seed: number) {
    this.#random = createRandom(seed, 'pictures');
  }

  /** Answers the id by which its record names it. */
  hold(held: Holding): string {
    const id = makeId(held.at, this.#random);
    this.#held.push({ id, held, content: contentOf(held) });
    return id;
  }

  /** Stores them as what was uploaded is stored; answers how many there are. */
  async keep(tx: Tx, store: FileStore): Promise<number> {
    const different = [...new Set(this.#held.map(({ content }) => content))];
    const kept = await Promise.all(
      different.map(async (content) => [content, await keepContent(content, store)] as const),
    );
    return insertRows(tx, fieldFilesTable, this.#rows(new Map(kept)));
  }

  *#rows(kept: ReadonlyMap<Content, Stored>) {
    for (const { id, held, content } of this.#held) {
      const { resource, field, recordId } = held;
      const stored = kept.get(content)!;
      const owned = { resource, field, recordId, heldBy: theSystem.id, freeSince: null };
      yield { id, ...owned, ...stored, name: nameOf(held), scan: 'unscanned' as const };
    }
  }
}

async function keepContent(content: Content, store: FileStore): Promise<Stored> {
  const { bytes, kind } = await bytesOf(content);
  const path = await store.arrivingPath();
  await writeFile(path, bytes, { mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key: await store.keep(path), kind, size: bytes.length, sha256 };
}

async function bytesOf(content: Content): Promise<{ bytes: Uint8Array; kind: FileKind }> {
  if (typeof content === 'string')
    return { bytes: await sharp(Buffer.from(content)).webp({ quality: 84 }).toBuffer(), kind: 'webp' };
  return 'bytes' in content ? content : { bytes: await writeCv(content), kind: 'pdf' };
}
