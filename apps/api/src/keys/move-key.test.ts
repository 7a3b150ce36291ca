import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seekersTable } from '#resources/seekers/table.ts';
import { readConfig } from '../config.ts';
import { makeKey } from '../key-ring/key.ts';
import { recordsIn } from '../test/records.ts';
import { createTestApp } from '../test/test-app.ts';
import { loadKeys } from './load-keys.ts';

/** As earlier versions sealed. */
function sealedBefore(key: Buffer, nationalId: string) {
  const subkey = (purpose: string) => createHmac('sha256', key).update(purpose).digest();
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', subkey('seal'), nonce);
  return {
    nationalIdSealed: Buffer.concat([nonce, cipher.update(nationalId, 'utf8'), cipher.final(), cipher.getAuthTag()]),
    nationalIdIndex: createHmac('sha256', subkey('index')).update(nationalId).digest(),
    nationalId: nationalId.slice(-4),
  };
}

test.each([
  ['into a file', []],
  ['beside a key that is set', [makeKey().text]],
])(
  'the key that an earlier version kept in the database moves out of it %s, and what it sealed still opens',
  async (_, set) => {
    const api = await createTestApp();
    const folder = await mkdtemp(join(tmpdir(), 'diwan-move-'));
    const key = randomBytes(32);
    await recordsIn(api.database).seeker(sealedBefore(key, '1012345678'));
    await api.database.pool.query("INSERT INTO secrets (name, value) VALUES ('national-id', $1)", [
      key.toString('base64url'),
    ]);
    const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), keys: { sealing: set, audit: set } };
    for (const start of [1, 2]) {
      const { sealing } = await loadKeys(config, api.database);
      const [row] = await api.database.orm.select().from(seekersTable);
      expect(sealing.open(row!.nationalIdSealed!), `start ${start}`).toBe('1012345678');
      expect(sealing.indexesOf('1012345678').some((index) => index.equals(row!.nationalIdIndex!))).toBe(true);
      expect(sealing.ring.current.text).toBe(set[0] ?? key.toString('base64url'));
    }
    const { rows } = await api.database.pool.query("SELECT FROM secrets WHERE name = 'national-id'");
    expect(rows).toEqual([]);
    await api.close();
    await rm(folder, { recursive: true, force: true });
  },
);
