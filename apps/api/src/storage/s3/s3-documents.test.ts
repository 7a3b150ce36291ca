import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '#features/files/samples/test-documents.ts';
import { sweepFiles } from '#features/files/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { s3Blobs } from './s3-blobs.ts';
import { startTestS3 } from './test-s3.ts';

let api: TestApp;
let dataDir: string;
let s3: Awaited<ReturnType<typeof startTestS3>>;
let noura: TestSession;
let record: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-s3-documents-'));
  s3 = await startTestS3();
  api = await createTestApp({ dataDir, s3: s3.config });
  noura = await api.signIn('editor');
  record = (await recordsIn(api.database).seeker()).id;
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const send = () =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/files?${new URLSearchParams({ resource: 'seekers', record, name: 'cv.pdf' })}`,
    payload: pdf(),
    headers: {
      ...noura.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
  });
async function keptKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of s3Blobs(s3.config).olderThan(new Date(Date.now() + 3_600_000))) keys.push(...some);
  return keys;
}
const leftHere = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('DOM-07 a document goes into the bucket and comes back from there; nothing of it stays on this disk', async () => {
  const added = await send();
  expect(added.statusCode, added.body).toBe(201);
  expect(await keptKeys()).toHaveLength(1);
  expect(await leftHere()).toEqual([]);
  const content = await api.call('GET', `/api/v1/files/${added.json().id}/content`, { as: noura });
  expect(content.statusCode).toBe(200);
  expect(content.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.rawPayload.length).toBe(added.json().size);
});

test('the sweep takes what no record has from the bucket, and nothing else', async () => {
  const before = await keptKeys();
  await s3Blobs(s3.config).put(crypto.randomUUID(), Buffer.from('of nobody'));
  api.clock.advance(2 * 3_600);
  expect(await sweepFiles(api.deps)).toBe(1);
  expect(await keptKeys()).toEqual(before);
});

test('while the service is away an upload and a download say so, and nothing of either is left', async () => {
  noura = await api.signIn('editor');
  const added = await send();
  await s3.close();
  const [refused, content] = await Promise.all([
    send(),
    api.call('GET', `/api/v1/files/${added.json().id}/content`, { as: noura }),
  ]);
  for (const answer of [refused, content]) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).not.toContain('ECONNREFUSED');
  }
  // What has come in goes with its request, which ends after its answer.
  await expect.poll(leftHere).toEqual([]);
});
