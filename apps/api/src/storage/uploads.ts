import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';

/** How long a film may take to come. */
export const uploadMilliseconds = 24 * 3_600_000;

/** A film that is coming in. */
export interface OpenUpload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  until: string;
}

/** What comes in in parts, on this machine's disk until it is whole; what never is goes after a day. */
export class Uploads {
  readonly tus: FileStore;
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, 'uploads');
    this.tus = new FileStore({ directory: this.#folder, expirationPeriodInMilliseconds: uploadMilliseconds });
  }

  /** Opens a place for so many bytes. */
  async begin(
    { name, size }: Pick<OpenUpload, 'name' | 'size'>,
    about: Record<string, string>,
    now: Date,
  ): Promise<OpenUpload> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    await this.tus.create(
      new Upload({ id, size, offset: 0, metadata: { ...about, name }, creation_date: now.toISOString() }),
    );
    return { id, name, size, until: new Date(now.getTime() + uploadMilliseconds).toISOString() };
  }

  /** Whether the bytes that have come so far are still there. */
  isThere(id: string): Promise<boolean> {
    return this.tus.getUpload(id).then(
      () => true,
      () => false,
    );
  }

  /** Forgets an upload, whether its bytes are still there or were taken. */
  async forget(id: string): Promise<void> {
    await rm(join(this.#folder, id), { force: true });
    await this.tus.configstore.delete(id).catch(() => {});
  }

  /** What has been whole since before an instant and was not taken: whoever was about to was interrupted. */
  async wholeSince(before: Date): Promise<Upload[]> {
    const found: Upload[] = [];
    for (const id of await this.#known()) {
      const upload = await this.tus.getUpload(id).catch(() => null);
      const info = upload && (await stat(upload.storage!.path).catch(() => null));
      if (upload && info && upload.offset === upload.size && info.mtime < before) found.push(upload);
    }
    return found;
  }

  /** Removes what never became whole, and what is left of what lost its bytes; answers how many there were. */
  async removeExpired(): Promise<number> {
    const before = Date.now() - uploadMilliseconds;
    let removed = 0;
    for (const id of await this.#known()) {
      const info = await this.tus.configstore.get(id);
      if (Date.parse(info?.creation_date ?? '') >= before) continue;
      await this.forget(id);
      removed += 1;
    }
    return removed;
  }

  /** Of what something is known, whether its bytes are there or not. */
  async #known(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
  }
}
