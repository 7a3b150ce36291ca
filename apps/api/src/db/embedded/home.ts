import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findBinaries } from './binaries.ts';

export interface Owner {
  uid: number;
  gid: number;
}

/** Where the embedded PostgreSQL lives, and as whom it runs. */
export interface Home {
  binaries: string;
  /** Holds the cluster; belongs to the owner. */
  folder: string;
  /** Null where the server runs as the person who started it. */
  owner: Owner | null;
  /** Said to the person when things are not where they would be expected. */
  note: string | null;
}

const elsewhere = '/var/lib/diwan';

/** PostgreSQL refuses to run as root: then it gets a user of its own, and a place that this user may enter. */
export async function prepareHome(dataDir: string): Promise<Home> {
  const binaries = await findBinaries();
  await mkdir(dataDir, { recursive: true });
  if (process.getuid?.() !== 0) return { binaries, folder: dataDir, owner: null, note: null };

  const owner = postgresUser();
  const [mayRun, mayStore] = await Promise.all([canEnter(binaries, owner), canEnter(dataDir, owner)]);
  const home: Home = {
    binaries: mayRun ? binaries : join(elsewhere, 'postgresql-18.4'),
    folder: mayStore
      ? dataDir
      : join(elsewhere, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)),
    owner,
    note: null,
  };
  if (!mayRun) await copyBinaries(binaries, home.binaries);
  if (!mayStore) {
    await mkdir(home.folder, { recursive: true, mode: 0o755 });
    home.note = `PostgreSQL does not run as root, and its user may not enter ${dataDir}: the database is in ${home.folder}.`;
  }
  await chown(home.folder, owner.uid, owner.gid).catch(() => {});
  return home;
}

function postgresUser(): Owner {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    try {
      execFileSync(
        'useradd',
        ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
        { stdio: 'ignore' },
      );
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      throw new Error(
        'PostgreSQL does not run as root and no user "postgres" could be made. Start as another user, or set DATABASE_URL.',
      );
    }
  }
}

/** Whether every folder on the way lets the user through. */
export async function canEnter(path: string, { uid, gid }: Owner): Promise<boolean> {
  const folder = resolve(path);
  const { mode, uid: ownerUid, gid: ownerGid } = await stat(folder);
  const bit = ownerUid === uid ? 0o100 : ownerGid === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(folder) === folder || canEnter(dirname(folder), { uid, gid });
}

async function copyBinaries(from: string, to: string): Promise<void> {
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await cp(from, to, { recursive: true, verbatimSymlinks: true, force: false });
}
