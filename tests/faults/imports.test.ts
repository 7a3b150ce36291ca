import { randomUUID } from 'node:crypto';
import type { ImportEvent, ImportRun } from '@diwan/api-contract/importing/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProduct, temporaryFolder } from './product-process.ts';

const rows = process.env.TEST_LONG ? 50_000 : 1_200;
const mebibyte = 1024 * 1024;
const patience = { timeout: 3_000_000, interval: 200 };

let dataDir: string;
let product: ProductProcess;
let headers: Record<string, string>;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  product = await startProduct(dataDir);
  headers = await product.signIn();
}, 300_000);
afterAll(() => product?.stop());

async function ask<T>(
  method: string,
  path: string,
  { body, headers: more }: { body?: string; headers?: Record<string, string> } = {},
): Promise<T> {
  const own: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
  const answer = await fetch(`${product.address}/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, ...own, ...more },
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json() as Promise<T>;
}

/** Skills of a word, so that nothing of another file is named. */
function upload(word: string, count: number): Promise<ImportRun> {
  const lines = Array.from({ length: count }, (_, index) => `${word} ${index},technical,${randomUUID()}`);
  const body = ['name.ar,type,code', ...lines].join('\n');
  return ask('POST', '/imports?resource=skills&name=skills.csv', {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
}
const view = (id: string) => ask<ImportRun>('GET', `/imports/${id}`);
async function send(id: string, event: ImportEvent): Promise<void> {
  const { version } = await view(id);
  await ask('POST', `/imports/${id}/events`, {
    body: JSON.stringify(event),
    headers: { 'content-type': 'application/json', 'if-match': `"v${version}"` },
  });
}
const reaches = (id: string, state: ImportRun['state']) =>
  expect.poll(async () => (await view(id)).state, patience).toBe(state);

async function checked(word: string, count: number): Promise<string> {
  const { id, columns } = await upload(word, count);
  await send(id, { type: 'import.map', fields: columns.map(({ field }) => field) });
  await reaches(id, 'checked');
  return id;
}

test(`of ${rows} rows each becomes exactly one record though the server is killed in between, and memory stays bounded`, {
  timeout: 3_600_000,
}, async () => {
  const small = await checked('قليل', 200);
  await send(small, { type: 'import.start' });
  await reaches(small, 'finished');

  const before = product.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, product.memory())), 50);
  const id = await checked('كثير', rows);
  await send(id, { type: 'import.start' });
  await expect.poll(async () => (await view(id)).outcomes.done, patience).toBeGreaterThan(rows / 4);
  clearInterval(watch);
  expect((most - before) / mebibyte).toBeLessThan(100);

  await product.kill();
  product = await startProduct(dataDir);
  headers = await product.signIn();
  const found = await view(id);
  expect(found.outcomes.done).toBeLessThan(rows);
  await reaches(id, 'finished');
  const { outcomes } = await view(id);
  expect(outcomes).toEqual({ done: rows, failed: 0, skipped: 0, undone: 0, kept: 0 });
  const word = encodeURIComponent('كثير');
  const { total } = await ask<{ total: { value: number; isCapped: boolean } }>('GET', `/skills/counts?q=${word}`);
  // Counting ends at ten thousand.
  expect(total).toEqual(rows > 10_000 ? { value: 10_000, isCapped: true } : { value: rows, isCapped: false });
});
