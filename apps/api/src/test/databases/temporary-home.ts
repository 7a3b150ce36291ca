import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for a database. Whom PostgreSQL runs as may enter it: what they may not enter is kept elsewhere, and stays. */
export async function temporaryHome(name: string, parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `diwan-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
