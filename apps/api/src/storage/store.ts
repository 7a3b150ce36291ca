import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withheldFor } from '@diwan/api-contract/values/file';
import type { Config } from '../config.ts';
import type { FileRow } from '../db/schema/files.ts';
import { problemOf } from '../http/problems/problems.ts';
import type { Blobs, Part } from './blobs.ts';
import { canWriteIn, filesBefore, folderBlobs } from './folder-blobs.ts';
import { Uploads } from './uploads.ts';

type Content = Pick<FileRow, 'key' | 'scan'>;

/** The bytes of documents: those still coming in on this machine's disk, the others wherever they are kept. */
export class FileStore {
  readonly #arriving: string;
  readonly #blobs: Blobs;
  /** What comes in in parts. */
  readonly uploads: Uploads;

  constructor({ dataDir }: Pick<Config, 'dataDir'>, blobs?: Blobs) {
    const root = join(dataDir, 'files');
    this.#arriving = join(root, 'arriving');
    this.#blobs = blobs ?? folderBlobs(root);
    this.uploads = new Uploads(root);
  }

  /** A new file for bytes that are still coming in. */
  async arrivingPath(): Promise<string> {
    await mkdir(this.#arriving, { recursive: true, mode: 0o700 });
    return join(this.#arriving, randomUUID());
  }

  /** Keeps the bytes of a file that has arrived, or was made from it, under a new key. */
  async keep(arrived: string): Promise<string> {
    const key = randomUUID();
    await this.#blobs.take(key, arrived);
    return key;
  }

  /** Puts kept bytes back to where they had arrived: what they were kept for could not be written. */
  async giveBack(key: string, arrived: string): Promise<void> {
    const bytes = await this.#blobs.open(key);
    if (!bytes) return;
    await pipeline(bytes, createWriteStream(arrived, { mode: 0o600 }));
    await this.#blobs.remove(key);
  }

  /** Keeps bytes that were made here, under a key that is known. */
  put(key: string, bytes: Buffer): Promise<void> {
    return this.#blobs.put(key, bytes);
  }

  /** Whether a file can come in and be kept. */
  async canWrite(): Promise<boolean> {
    const answers = await Promise.all([canWriteIn(this.#arriving), this.#blobs.canWrite()]);
    return answers.every(Boolean);
  }

  has(key: string): Promise<boolean> {
    return this.#blobs.has(key);
  }

  /** The only way for people to the bytes of a document; closed while a scanner has yet to look at them, or has found something. Whoever opens it reads it to its end or destroys it. */
  async open({ key, scan }: Content, part?: Part): Promise<Readable | null> {
    const reason = withheldFor(scan);
    if (reason) throw problemOf('withheld', { reason });
    return this.#blobs.open(key, part);
  }

  /** The bytes for the scanner itself. */
  openUnscanned(key: string): Promise<Readable | null> {
    return this.#blobs.open(key);
  }

  remove(key: string): Promise<void> {
    return this.#blobs.remove(key);
  }

  /** The keys of all that was kept before an instant, some at a time. */
  olderThan(instant: Date): AsyncIterable<string[]> {
    return this.#blobs.olderThan(instant);
  }

  /** Removes what began to come in before an instant and never arrived; answers how many there were. */
  async removeLeftovers(before: Date): Promise<number> {
    const names = await filesBefore(this.#arriving, before);
    for (const name of names) await rm(join(this.#arriving, name), { force: true });
    return names.length;
  }
}
