import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Blobs, isKey, placeOf } from './blobs.ts';

const shelfPattern = /^[0-9a-f]{2}$/;

/** Files of a folder, which no web server serves. */
export function folderBlobs(root: string): Blobs {
  const pathOf = (key: string) => join(root, placeOf(key));
  const makeFolder = (key: string) => mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
  return {
    async take(key, path) {
      await makeFolder(key);
      await rename(path, pathOf(key));
    },
    async put(key, bytes) {
      await makeFolder(key);
      await writeFile(pathOf(key), bytes, { mode: 0o600 });
    },
    has: (key) => access(pathOf(key)).then(...whetherThere),
    open: (key, part) =>
      open(pathOf(key), 'r')
        .then((file) => file.createReadStream(part))
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *olderThan(instant) {
      const shelves = await readdir(root).catch(() => []);
      for (const shelf of shelves.filter((name) => shelfPattern.test(name)))
        yield filesBefore(join(root, shelf), instant);
    },
    // Its disk is that of what is coming in, which the store looks at.
    canWrite: async () => true,
  };
}

const whetherThere = [() => true, () => false] as const;

/** The names of the files of a folder that were written before an instant, as far as they are named by a key. */
export async function filesBefore(folder: string, instant: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).filter(isKey)) {
    const info = await stat(join(folder, name)).catch(() => null);
    if (info && info.mtimeMs < instant.getTime()) old.push(name);
  }
  return old;
}

/** Whether a folder has room for a small file. */
export async function canWriteIn(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, Buffer.alloc(65_536), { mode: 0o600 });
    return true;
  } finally {
    await rm(path, { force: true });
  }
}
