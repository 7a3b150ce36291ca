import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '#config.ts';
import { changeKeyFile, readKeyFile } from '#keys/key-file.ts';
import { keyFileOf, loadKeys, readKeys } from '#keys/load-keys.ts';
import { serverResources } from '#resources/index.ts';
import { sealNationalId } from '#resources/seekers/national-id.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { reseal } from './reseal.ts';
import { addKey, finishRotation } from './rotate.ts';

let api: TestApp;
let folder: string;
let config: Config;
beforeAll(async () => {
  api = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'diwan-rotate-'));
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const nationalIds = Array.from({ length: 450 }, (_, index) => String(1_000_000_000 + index));

test('after a rotation while the server runs every value opens and is found, and the old key can go', async () => {
  const running = await loadKeys(config, api.database);
  const old = running.sealing.ring.current;
  const records = recordsIn(api.database);
  const [first] = [await records.seeker(sealNationalId(running.sealing, nationalIds[0]!))];
  for (const nationalId of nationalIds.slice(1, 12)) await records.seeker(sealNationalId(running.sealing, nationalId));

  await addKey(config, 'sealing');
  // The running server has noticed, and reads both.
  expect(running.sealing.ring.all.map(({ id }) => id)).toEqual([expect.not.stringMatching(old.id), old.id]);
  const late = await records.seeker(sealNationalId(running.sealing, nationalIds[12]!));
  const find = async (nationalId: string) => {
    const { rows } = await api.database.pool.query('SELECT id FROM seekers WHERE national_id_index = ANY($1)', [
      running.sealing.indexesOf(nationalId),
    ]);
    return rows;
  };
  expect(await find(nationalIds[0]!)).toEqual([{ id: first!.id }]);
  expect(await find(nationalIds[12]!)).toEqual([{ id: late.id }]);

  // Twelve national ids, and what thirteen people are found by.
  const { current, renewed, free } = await finishRotation(config, api.database);
  expect({ renewed, free }).toEqual({ renewed: 12 + 13, free: [old.id] });
  const path = keyFileOf(config, 'sealing');
  await changeKeyFile(
    path,
    readKeyFile(path)!.filter(({ id }) => id !== old.id),
  );
  const { sealing } = await loadKeys(config, api.database);
  expect(sealing.ring.all.map(({ id }) => id)).toEqual([current]);
  const rows = await api.database.orm.select().from(seekersTable);
  expect(rows.map(({ nationalIdSealed }) => sealing.open(nationalIdSealed!)).sort()).toEqual(nationalIds.slice(0, 13));
  expect(rows.filter(({ nationalIdIndex, nationalId }) => !nationalIdIndex || !nationalId)).toEqual([]);
  for (const row of rows) expect(row.nationalIdIndex).toEqual(sealing.indexOf(sealing.open(row.nationalIdSealed!)));
  expect((await finishRotation(config, api.database)).renewed).toBe(0);
});

test('a rotation that was stopped half-way goes on where it was', async () => {
  const own = await createTestApp();
  const before = own.deps.keys.sealing;
  const records = recordsIn(own.database);
  for (const nationalId of nationalIds) await records.seeker(sealNationalId(before, nationalId));
  const set = { ...config, dataDir: join(folder, 'none') };
  const keys = {
    sealing: [readKeys(config).sealing.ring.current.text, before.ring.current.text],
    audit: [before.ring.current.text],
  };
  const { sealing } = readKeys({ ...set, keys });
  let left = 1;
  const stopping = {
    ...own.database,
    transaction: ((fn) => {
      if (left-- === 0) throw new Error('stopped');
      return own.database.transaction(fn);
    }) as typeof own.database.transaction,
  };
  await expect(reseal(stopping, serverResources, sealing)).rejects.toThrow('stopped');
  expect(await reseal(own.database, serverResources, sealing)).toBe(250);
  const { rows } = await own.database.pool.query(
    'SELECT count(*) AS count FROM seekers WHERE substring(national_id_sealed from 1 for 4) <> $1 OR substring(national_id_index from 1 for 4) <> $1',
    [Buffer.from(sealing.ring.current.id, 'hex')],
  );
  expect(rows).toEqual([{ count: 0 }]);
  await own.close();
});
