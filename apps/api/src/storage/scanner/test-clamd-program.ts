import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../../../node_modules/.clamd');

/** A clamd to test with and the environment that it runs in: the machine's own, else Debian's, unpacked beside the packages and installed nowhere. */
export function findClamd(): { program: string; env: NodeJS.ProcessEnv } {
  const own = process.env.CLAMD_PATH ?? ['/usr/sbin/clamd', '/opt/homebrew/sbin/clamd'].find(existsSync);
  if (own) return { program: own, env: process.env };
  const program = join(folder, 'usr/sbin/clamd');
  if (!existsSync(program)) unpack();
  if (!existsSync(program)) throw new Error('No clamd could be had. Install ClamAV and set CLAMD_PATH to its clamd.');
  const libraries = globSync(`${folder}/{usr/,}lib/*-linux-gnu*`).join(':');
  return { program, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

function unpack(): void {
  if (spawnSync('which', ['apt-get', 'dpkg']).status !== 0) return;
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update'], options);
  const download = ['install', '-y', '--no-install-recommends', '--download-only', '-o', 'Debug::NoLocking=1'];
  spawnSync('apt-get', [...download, '-o', `Dir::Cache::archives=${archives}`, 'clamav-daemon'], options);
  for (const archive of globSync(`${archives}/*.deb`)) execFileSync('dpkg', ['-x', archive, folder]);
  rmSync(archives, { recursive: true });
}
