import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { makeKey, readKey } from '../key-ring/key.ts';
import { type KeyRing, keyRing } from '../key-ring/key-ring.ts';
import { changeKeyFile, followKeyFile, makeKeyFile, readKeyFile } from './key-file.ts';
import { createSealing, type Sealing } from './sealing.ts';

/** What lies outside of the database: with the database alone nobody reads what is sealed, nor makes a row of the audit log. */
export interface Keys {
  sealing: Sealing;
  audit: KeyRing;
}

export type KeyKind = 'sealing' | 'audit';

const settingOf: Record<KeyKind, string> = { sealing: 'SEALING_KEY', audit: 'AUDIT_KEY' };

export const keyFileOf = (config: Pick<Config, 'dataDir'>, kind: KeyKind) =>
  join(config.dataDir, 'keys', `${kind}.key`);

/** The keys that are here, for a command; a server asks the database whether they are enough. */
export function readKeys(config: Pick<Config, 'dataDir' | 'keys'>): Keys {
  const [sealing, audit] = [ringOf(config, 'sealing'), ringOf(config, 'audit')];
  for (const [kind, ring] of [
    ['sealing', sealing],
    ['audit', audit],
  ] as const) {
    if (ring.all.length === 0)
      throw new ConfigError(`There is no ${kind} key. Set ${settingOf[kind]}, or put ${keyFileOf(config, kind)} back.`);
  }
  return { sealing: createSealing(sealing), audit };
}

function ringOf(config: Pick<Config, 'dataDir' | 'keys'>, kind: KeyKind): KeyRing {
  const given = config.keys[kind].map(readKey);
  const inFile = followKeyFile(keyFileOf(config, kind));
  return keyRing((again) => [...given, ...inFile(again)]);
}

/** Takes the keys from the settings and from `DATA_DIR`, makes what a new installation lacks, and refuses to begin without a key that the database needs. */
export async function loadKeys(config: Config, database: Database): Promise<Keys> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.keys})`);
    await loadRing(config, tx, 'sealing');
    await takeKeyOutOfDatabase(config, tx);
    const sealing = createSealing(ringOf(config, 'sealing'));
    return { sealing, audit: await loadRing(config, tx, 'audit') };
  });
}

async function loadRing(config: Config, tx: Tx, kind: KeyKind): Promise<KeyRing> {
  const path = keyFileOf(config, kind);
  const { rows } = await tx.execute<{ id: string }>(sql`select id from keys_in_use where kind = ${kind}`);
  if (config.keys[kind].length === 0 && rows.length === 0 && !existsSync(path))
    await makeKeyFile(path, await firstKey(tx, kind));
  const ring = ringOf(config, kind);

  const here = new Set(ring.all.map(({ id }) => id));
  const missing = rows.map(({ id }) => id).filter((id) => !here.has(id));
  if (missing.length > 0 || here.size === 0) {
    throw new ConfigError(
      `The ${kind} key ${missing.join(', ')} of this database is neither in ${settingOf[kind]} nor in ${path}. Put the file back from its copy, or set ${settingOf[kind]}; without it nothing can be read or verified.`,
    );
  }
  await tx.execute(sql`insert into keys_in_use (kind, id) values (${kind}, ${ring.current.id}) on conflict do nothing`);
  return ring;
}

/** Earlier versions kept the key of the national ids in the database. */
async function firstKey(tx: Tx, kind: KeyKind) {
  const text = kind === 'sealing' ? await keyInDatabase(tx) : null;
  return text ? readKey(text) : makeKey();
}

async function keyInDatabase(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ value: string }>(sql`select value from secrets where name = 'national-id'`);
  return rows[0]?.value ?? null;
}

/** What was sealed before values named their key is given its name; the key itself is in the file before it leaves the database. */
async function takeKeyOutOfDatabase(config: Config, tx: Tx): Promise<void> {
  const text = await keyInDatabase(tx);
  if (!text) return;
  const key = readKey(text);
  const path = keyFileOf(config, 'sealing');
  const inFile = readKeyFile(path) ?? [];
  const isHere = [...config.keys.sealing.map(readKey), ...inFile].some(({ id }) => id === key.id);
  if (!isHere) await changeKeyFile(path, [...inFile, key]);
  const mark = `\\x${key.id}`;
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`
    update seekers set national_id_sealed = ${mark}::bytea || national_id_sealed, national_id_index = ${mark}::bytea || national_id_index
    where octet_length(national_id_index) = 32`);
  await tx.execute(sql`insert into keys_in_use (kind, id) values ('sealing', ${key.id}) on conflict do nothing`);
  await tx.execute(sql`delete from secrets where name = 'national-id'`);
}
