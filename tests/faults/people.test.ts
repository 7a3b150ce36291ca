import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@diwan/api/db/database.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { recordsIn } from '@diwan/api/test/records.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';

const patience = { timeout: 150_000, interval: 100 };

let dataDir: string;
let product: ProductProcess;
let database: Database;
let headers: Record<string, string>;
beforeAll(async () => {
  dataDir = await temporaryHome('fault');
  product = await startProduct(dataDir);
  const home = join(product.dataDir, 'postgres');
  const port = (await readFile(join(home, 'postmaster.pid'), 'utf8')).split('\n')[3]!;
  const password = await readFile(join(home, 'diwan.password'), 'utf8');
  database = openDatabase(`postgresql://diwan:${password}@127.0.0.1:${port}/postgres`);
  headers = await product.signIn();
}, 300_000);
afterAll(async () => {
  await database?.close();
  await product?.stop();
});

const get = async (path: string) => (await fetch(`${product.address}/api/v1/${path}`, { headers })).json();

/** Ends the server while something of it waits for a table that is held, and starts another one with the same data. */
async function killAt(table: string, act: () => Promise<unknown>): Promise<void> {
  const holder = await database.pool.connect();
  // What comes by itself comes once a minute: until then nothing is said here.
  await holder.query(
    `BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`,
  );
  const broken = act();
  const waiting = `SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount, patience).toBeGreaterThan(0);
  await product.kill();
  await holder.query('ROLLBACK');
  holder.release();
  await broken;
  product = await startProduct(dataDir);
  headers = await product.signIn();
}

test('of a merge in whose middle the server is killed nothing has happened, and it is done by who asks again', {
  timeout: 600_000,
}, async () => {
  const records = recordsIn(database);
  const [kept, merged] = [await records.seeker(), await records.seeker()];
  const jobPost = await records.jobPost({ pendingCount: 1, approvedCount: 1 });
  const early = await records.application({ seekerId: kept.id, jobPostId: jobPost.id, state: 'pending' });
  const far = await records.application({ seekerId: merged.id, jobPostId: jobPost.id, state: 'approved' });
  const key = randomUUID();
  const merge = () =>
    fetch(`${product.address}/api/v1/seekers/${merged.id}/events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '"v1"', 'idempotency-key': key },
      body: JSON.stringify({ type: 'seeker.merge', into: kept.id, intoVersion: 1, taken: ['email'], joined: [] }),
    });
  await killAt('record_redirects', () => expect(merge()).rejects.toThrow());
  expect(await get(`seekers/${merged.id}`)).toMatchObject({ id: merged.id, state: 'active', version: 1 });
  expect(await get(`seekers/${kept.id}`)).toMatchObject({ version: 1 });
  expect(await get(`applications/${early.id}`)).toMatchObject({ state: 'pending', seeker: { id: kept.id } });
  expect(await get(`applications/${far.id}`)).toMatchObject({ seeker: { id: merged.id } });

  expect((await merge()).status).toBe(200);
  expect(await get(`seekers/${merged.id}`)).toMatchObject({ id: kept.id });
  expect(await get(`applications/${early.id}`)).toMatchObject({ state: 'rejected' });
  expect(await get(`applications/${far.id}`)).toMatchObject({ seeker: { id: kept.id } });
});

test('of an anonymisation in whose middle the server is killed nothing has happened, and it is done when its time is seen again', {
  timeout: 600_000,
}, async () => {
  const records = recordsIn(database);
  const { id } = await records.seeker({ state: 'deactivated', headline: 'نجار موبيليا' });
  const application = await records.application({ seekerId: id, state: 'rejected', coverNote: 'أعمل نجارًا' });
  const isDue =
    "UPDATE seekers SET anonymise_at = now() - interval '1 minute', anonymise_reason = 'requested' WHERE id = $1";
  // It is the last that an anonymisation erases.
  await killAt('audit_personal', () => database.pool.query(isDue, [id]));
  expect(await get(`seekers/${id}`)).toMatchObject({ state: 'deactivated', version: 1, headline: 'نجار موبيليا' });
  expect(await get(`applications/${application.id}`)).toMatchObject({ version: 1, coverNote: 'أعمل نجارًا' });

  await expect.poll(async () => (await get(`seekers/${id}`)).state, patience).toBe('anonymised');
  expect(await get(`seekers/${id}`)).toMatchObject({ headline: null, email: null });
  expect(await get(`applications/${application.id}`)).toMatchObject({ coverNote: null });
});
