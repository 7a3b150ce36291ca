import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sheetOf } from '@diwan/api/crud/export/formats/sheet.ts';
import { writeWorkbook } from '@diwan/api/crud/export/formats/xlsx.ts';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import type { ImportEvent, ImportRun } from '@diwan/api-contract/importing/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductProcess, startProduct } from './product-process.ts';

const rows = process.env.TEST_LONG ? 50_000 : 1_200;
const mebibyte = 1024 * 1024;
const patience = { timeout: 3_000_000, interval: 200 };

let dataDir: string;
let product: ProductProcess;
let headers: Record<string, string>;
beforeAll(async () => {
  dataDir = await temporaryHome('fault');
  product = await startProduct(dataDir);
  headers = await product.signIn();
}, 300_000);
afterAll(() => product?.stop());

async function ask<T>(
  method: string,
  path: string,
  { body, headers: more }: { body?: string | Buffer<ArrayBuffer>; headers?: Record<string, string> } = {},
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

type Format = 'csv' | 'xlsx';
const header = ['name.ar', 'type', 'code'];

const written: Record<Format, (lines: string[][]) => Promise<Buffer<ArrayBuffer>>> = {
  csv: async (lines) => Buffer.from([header, ...lines].map((cells) => cells.join(',')).join('\n')),
  async xlsx(lines) {
    async function* batches() {
      yield lines;
    }
    const out = new PassThrough();
    const sheet = sheetOf({ header, widths: header.map(() => 20), isRightToLeft: true }, batches());
    const [whole] = await Promise.all([buffer(out), writeWorkbook('skills', Readable.from(sheet), out)]);
    return Buffer.from(whole);
  },
};

/** Skills of a word, so that nothing of another file is named. */
async function upload(format: Format, word: string, count: number): Promise<ImportRun> {
  const lines = Array.from({ length: count }, (_, index) => [`${word} ${index}`, 'technical', randomUUID()]);
  return ask('POST', `/imports?resource=skills&name=skills.${format}`, {
    body: await written[format](lines),
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

async function checked(run: ImportRun): Promise<string> {
  await send(run.id, { type: 'import.map', fields: run.columns.map(({ field }) => field) });
  await reaches(run.id, 'checked');
  return run.id;
}

test.for<[Format, string]>([
  ['csv', 'كثير'],
  ['xlsx', 'وفير'],
])(
  `of ${rows} rows of a file of %s each becomes exactly one record though the server is killed in between, and memory stays bounded`,
  {
    timeout: 3_600_000,
  },
  async ([format, word], { annotate }) => {
    const small = await checked(await upload(format, `${word} قليل`, 200));
    await send(small, { type: 'import.start' });
    await reaches(small, 'finished');

    const before = product.memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, product.memory())), 50);
    const seconds = secondsFrom(performance.now());
    const run = await upload(format, word, rows);
    const uploaded = seconds();
    const id = await checked(run);
    const wasChecked = seconds();
    await send(id, { type: 'import.start' });
    await expect.poll(async () => (await view(id)).outcomes.done, patience).toBeGreaterThan(rows / 4);
    const quarter = seconds();
    clearInterval(watch);
    const grown = (most - before) / mebibyte;
    const measured = `read after ${uploaded} s, checked after ${wasChecked} s, a quarter written after ${quarter} s; ${grown.toFixed(0)} MiB more`;
    await annotate(`${rows} rows of ${format}: ${measured}`);
    expect(grown).toBeLessThan(100);

    await product.kill();
    product = await startProduct(dataDir);
    headers = await product.signIn();
    const found = await view(id);
    expect(found.outcomes.done).toBeLessThan(rows);
    await reaches(id, 'finished');
    await annotate(`${rows} rows of ${format}: written after ${seconds()} s, a crash in between`);
    const { outcomes } = await view(id);
    expect(outcomes).toEqual({ done: rows, failed: 0, skipped: 0, undone: 0, kept: 0 });
    const asked = `/skills/counts?q=${encodeURIComponent(`${word} `)}&type=technical`;
    const { total } = await ask<{ total: { value: number; isCapped: boolean } }>('GET', asked);
    // Those of the small file bear the word too; counting ends at ten thousand.
    expect(total).toEqual(rows > 10_000 ? { value: 10_000, isCapped: true } : { value: rows + 200, isCapped: false });
    await expect(toldOf(id)).resolves.toMatchObject({ kind: 'importFinished', params: { done: rows, total: rows } });
  },
);

const secondsFrom = (start: number) => () => Math.round((performance.now() - start) / 1_000);

/** The newest notification about an import. */
async function toldOf(id: string): Promise<object | undefined> {
  const { items } = await ask<{ items: { path: string | null }[] }>('GET', '/notifications');
  return items.find(({ path }) => path === `/imports/${id}`);
}
