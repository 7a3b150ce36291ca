import { readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Key, readKey } from '../key-ring/key.ts';

/** How long a running server may not know a key that was added. */
export const noticedAfterMilliseconds = 1_000;

/** The keys of a file, one a line and the current one first; read again when the file has become another. */
export function followKeyFile(path: string): (again?: boolean) => readonly Key[] {
  let keys: readonly Key[] = [];
  let version = '';
  let askedAt = Number.NEGATIVE_INFINITY;
  return (again = false) => {
    if (!again && performance.now() - askedAt < noticedAfterMilliseconds) return keys;
    askedAt = performance.now();
    const found = statSync(path, { throwIfNoEntry: false });
    // A file that went away while the server runs takes no key from it.
    if (!found) return keys;
    const now = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (now !== version) keys = parse(readFileSync(path, 'utf8'));
    version = now;
    return keys;
  };
}

export function readKeyFile(path: string): readonly Key[] | null {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const parse = (text: string) => text.split('\n').filter(Boolean).map(readKey);

/** Leaves a file alone that is there already: several processes may start at once. */
export async function makeKeyFile(path: string, key: Key): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, [key]);
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await syncFolder(dirname(path));
}

/** Replaces the file by one with those keys, as a whole. */
export async function changeKeyFile(path: string, keys: readonly Key[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(await writeDraft(path, keys), path);
  await syncFolder(dirname(path));
}

async function writeDraft(path: string, keys: readonly Key[]): Promise<string> {
  const draft = `${path}.new-${process.pid}`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(keys.map(({ text }) => `${text}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
