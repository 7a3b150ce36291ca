import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pdf } from './samples/test-documents.ts';

let api: TestApp;
let dataDir: string;
let records: ReturnType<typeof recordsIn>;
let noura: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-scans-'));
  api = await createTestApp({ dataDir });
  records = recordsIn(api.database);
  noura = await api.signIn('editor');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function added(record: string): Promise<RecordFile> {
  const query = new URLSearchParams({ resource: 'seekers', record, name: 'cv.pdf' });
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/v1/files?${query}`,
    payload: pdf(),
    headers: {
      ...noura.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

test('T44 without a scanner a document is open and says that nobody has scanned it', async () => {
  const { id } = await records.seeker();
  const document = await added(id);
  expect(document.scan).toBe('unscanned');
  expect((await api.call('GET', `/api/v1/files/${document.id}/content`, { as: noura })).statusCode).toBe(200);
});

test('T44 where a scanner is set a document waits for it: closed until it is clean, closed for good when it is not', async () => {
  const { id } = await records.seeker();
  api.deps.config.hasScanner = true;
  const document = await added(id);
  api.deps.config.hasScanner = false;
  expect(document.scan).toBe('pending');
  const url = `/api/v1/files/${document.id}/content`;
  const downloads = async () => {
    const activity = await api.call('GET', `/api/v1/seekers/${id}/activity?kind=access`, { as: noura });
    return activity.json().items.length;
  };
  for (const [scan, status, reason, lines] of [
    ['pending', 409, 'pending', 0],
    ['rejected', 409, 'rejected', 0],
    ['clean', 200, undefined, 1],
  ] as const) {
    await api.database.pool.query('UPDATE record_files SET scan = $1 WHERE id = $2', [scan, document.id]);
    const answer = await api.call('GET', url, { as: noura });
    expect(answer.statusCode, scan).toBe(status);
    if (reason) expect(answer.json()).toMatchObject({ code: 'withheld', reason });
    expect(await downloads(), scan).toBe(lines);
    const list = await api.call('GET', `/api/v1/files?resource=seekers&record=${id}`, { as: noura });
    expect(list.json().items[0].scan).toBe(scan);
  }
});
