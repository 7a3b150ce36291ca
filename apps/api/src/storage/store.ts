import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withheldFor } from '@diwan/api-contract/values/file';
import type { Config } from '../config.ts';
import type { FileRow } from '../db/schema/files.ts';
import { problemOf } from '../http/problems/problems.ts';

const isKey = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The bytes of documents, in files that are named at random and that no web server serves. */
export class FileStore {
  readonly #root: string;

  constructor({ dataDir }: Pick<Config, 'dataDir'>) {
    this.#root = join(dataDir, 'files');
  }

  /** A new file for bytes that are still coming in. */
  async arrivingPath(): Promise<string> {
    const folder = join(this.#root, 'arriving');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  }

  /** Keeps the bytes of a file that has arrived, or was made from it, under a new key. */
  async keep(arrived: string): Promise<string> {
    const key = randomUUID();
    await mkdir(join(this.#root, key.slice(0, 2)), { recursive: true, mode: 0o700 });
    await rename(arrived, this.#path(key));
    return key;
  }

  /** Keeps bytes that were made here, under a key that is known. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await mkdir(join(this.#root, key.slice(0, 2)), { recursive: true, mode: 0o700 });
    await writeFile(this.#path(key), bytes, { mode: 0o600 });
  }

  /** Whether there is room for a small file. */
  async canWrite(): Promise<boolean> {
    const path = await this.arrivingPath();
    try {
      await writeFile(path, Buffer.alloc(65_536), { mode: 0o600 });
      return true;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The only way to the bytes of a document; closed while a scanner has yet to look at them, or has found something. */
  async open({ key, scan }: Pick<FileRow, 'key' | 'scan'>): Promise<FileHandle | null> {
    const reason = withheldFor(scan);
    if (reason) throw problemOf('withheld', { reason });
    return open(this.#path(key), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  /** Everything that was written before an instant: the keys of kept files, and the paths of those that never arrived. */
  async olderThan(instant: Date): Promise<{ keys: string[]; arriving: string[] }> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(() => []);
    const old: { keys: string[]; arriving: string[] } = { keys: [], arriving: [] };
    for (const entry of entries.filter((one) => one.isFile() && isKey.test(one.name))) {
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => null);
      if (!info || info.mtimeMs >= instant.getTime()) continue;
      if (entry.parentPath.endsWith('arriving')) old.arriving.push(path);
      else old.keys.push(entry.name);
    }
    return old;
  }

  #path(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }
}
