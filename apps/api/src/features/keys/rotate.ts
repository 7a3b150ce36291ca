import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { makeKey } from '#key-ring/key.ts';
import { changeKeyFile, noticedAfterMilliseconds, readKeyFile } from '#keys/key-file.ts';
import { type KeyKind, keyFileOf, readKeys } from '#keys/load-keys.ts';
import { serverResources } from '#resources/index.ts';
import { fillKeyedColumns } from './fill-keyed-columns.ts';
import { reseal } from './reseal.ts';

interface Rotation {
  current: string;
  /** Values that the new key made anew. */
  renewed: number;
  /** Keys that nothing needs any more but copies of the database. */
  free: string[];
}

/** Puts a new key in front of a file; where the keys are set, whoever sets them has done so. */
export async function addKey(config: Pick<Config, 'dataDir' | 'keys'>, kind: KeyKind): Promise<void> {
  const path = keyFileOf(config, kind);
  const known = readKeyFile(path);
  if (config.keys[kind].length > 0 || !known) return;
  await changeKeyFile(path, [makeKey(), ...known]);
  // Servers that run make no value with the old key after that.
  await sleep(2 * noticedAfterMilliseconds);
}

/** Brings every sealed and indexed value to the current key, and tells which keys are free then; `owner` keeps the list. */
export async function finishRotation(config: Pick<Config, 'dataDir' | 'keys'>, owner: Database): Promise<Rotation> {
  const { sealing } = readKeys(config);
  const current = sealing.ring.current.id;
  await owner.orm.execute(
    sql`insert into keys_in_use (kind, id) values ('sealing', ${current}) on conflict do nothing`,
  );
  const renewed =
    (await reseal(owner, serverResources, sealing)) +
    (await fillKeyedColumns(owner, serverResources, sealing, 'ofAnotherKey'));
  await owner.orm.execute(sql`delete from keys_in_use where kind = 'sealing' and id <> ${current}`);
  const free = sealing.ring.all.map(({ id }) => id).filter((id) => id !== current);
  return { current, renewed, free };
}
