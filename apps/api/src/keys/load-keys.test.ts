import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { makeKey } from '../key-ring/key.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { keyFileOf, loadKeys } from './load-keys.ts';

let folder: string;
let database: Database;
let drop: () => Promise<void>;
let config: Config;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-keys-'));
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url);
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
});
afterEach(async () => {
  await database.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

test('the first start makes keys that only their owner may read, and every later start finds the same', async () => {
  const started = await Promise.all([1, 2, 3, 4].map(() => loadKeys(config, database)));
  expect(new Set(started.map(({ sealing }) => sealing.ring.current.text)).size).toBe(1);
  expect(new Set(started.map(({ audit }) => audit.current.text)).size).toBe(1);
  expect(started[0]!.audit.current.id).not.toBe(started[0]!.sealing.ring.current.id);
  for (const kind of ['sealing', 'audit'] as const) {
    expect((await stat(keyFileOf(config, kind))).mode & 0o777).toBe(0o600);
  }
  const { rows } = await database.pool.query('SELECT kind, id FROM keys_in_use ORDER BY kind');
  expect(rows).toEqual([
    { kind: 'audit', id: started[0]!.audit.current.id },
    { kind: 'sealing', id: started[0]!.sealing.ring.current.id },
  ]);
});

test('a key that was lost is asked for in one line, and no other is made in its place', async () => {
  await loadKeys(config, database);
  const path = keyFileOf(config, 'sealing');
  const kept = await readFile(path);
  await rm(path);
  const again = loadKeys(config, database);
  await expect(again).rejects.toThrow(ConfigError);
  await expect(again).rejects.toThrow(`Put the file back from its copy, or set SEALING_KEY`);
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await writeFile(path, kept);
  await loadKeys(config, database);
});

test('a second machine that brings other keys to the same database is refused', async () => {
  await loadKeys(config, database);
  const other = { ...config, dataDir: join(folder, 'other') };
  await expect(loadKeys(other, database)).rejects.toThrow('is neither in SEALING_KEY nor in');
});

test('a key that is set makes no file, and one that was set before is read beside it', async () => {
  const [old, current, audit] = [makeKey(), makeKey(), makeKey()];
  const first = await loadKeys({ ...config, keys: { sealing: [old.text], audit: [audit.text] } }, database);
  const sealed = first.sealing.seal('1012345678');
  await expect(stat(keyFileOf(config, 'sealing'))).rejects.toThrow('ENOENT');
  const both = await loadKeys(
    { ...config, keys: { sealing: [current.text, old.text], audit: [audit.text] } },
    database,
  );
  expect(both.sealing.open(sealed)).toBe('1012345678');
  expect(both.sealing.ring.current.id).toBe(current.id);
  await expect(
    loadKeys({ ...config, keys: { sealing: [current.text], audit: [audit.text] } }, database),
  ).rejects.toThrow(`The sealing key ${old.id}`);
});
