import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openClient } from '../client.ts';

/** As whom the server serves; `diwan` owns the cluster and migrates it. */
const role = 'diwan_server';

/** Makes the lesser role where a cluster does not have it yet; answers its address. */
export async function prepareServingRole(ownerUrl: string, data: string): Promise<string> {
  const password = await keepPassword(join(data, `${role}.password`));
  const owner = await openClient(ownerUrl);
  try {
    const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
    const verb = rowCount ? 'ALTER' : 'CREATE';
    await owner.query(
      `${verb} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`,
    );
  } finally {
    await owner.end();
  }
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
}

async function keepPassword(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept) return kept;
  const made = randomBytes(24).toString('base64url');
  await writeFile(`${path}.new`, made, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}
