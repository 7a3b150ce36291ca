import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './home.ts';

const run = promisify(execFile);

/** A cluster is made beside its place and moved there when it is whole, so that an interrupted first start leaves nothing half made. */
export async function prepareCluster(home: Home): Promise<{ data: string; password: string }> {
  const data = join(home.folder, 'postgres');
  if (!(await exists(join(data, 'PG_VERSION')))) {
    await removeAbandoned(home.folder);
    await makeCluster(home, data);
  }
  return { data, password: await readFile(join(data, 'diwan.password'), 'utf8') };
}

async function makeCluster(home: Home, data: string): Promise<void> {
  const draft = join(home.folder, `postgres.new-${process.pid}`);
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.owner) for (const path of [draft, passwordFile]) await chown(path, home.owner.uid, home.owner.gid);
  await run(
    join(home.binaries, 'bin/initdb'),
    [
      `--pgdata=${draft}`,
      '--username=diwan',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--lc-collate=C',
      `--lc-ctype=${await unicodeLocale()}`,
      '--lc-messages=C',
    ],
    { ...home.owner, cwd: '/', env: { PATH: process.env.PATH } },
  );
  await rename(passwordFile, join(draft, 'diwan.password'));
  await rename(draft, data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Letters beyond ASCII are letters for `pg_trgm` only under a Unicode character type; order stays that of code points. */
async function unicodeLocale(): Promise<string> {
  const { stdout } = await run('locale', ['-a']).catch(() => ({ stdout: '' }));
  const known = stdout.split(/\s+/);
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => known.includes(name)) ?? 'C.UTF-8';
}

/** What can't be removed is still being written by an `initdb` that outlived its parent: a later start removes it. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^postgres\.new-(\d+)/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker)))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
