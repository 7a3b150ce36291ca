import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scan } from '#storage/scanner/clamd.ts';
import type { ClamdConfig } from '#storage/scanner/config.ts';
import { harmful, startClamd } from '#storage/scanner/test-clamd.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pdf } from '../files/samples/test-documents.ts';
import { scanStep } from './worker.ts';

const nowhere: ClamdConfig = { host: '127.0.0.1', port: 1 };

let api: TestApp;
let dataDir: string;
let records: ReturnType<typeof recordsIn>;
let noura: TestSession;
let scanner: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  scanner = await startClamd();
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-scans-'));
  api = await createTestApp({ dataDir });
  records = recordsIn(api.database);
  noura = await api.signIn('editor');
});
afterAll(async () => {
  await api.close();
  await scanner.stop();
  await rm(dataDir, { recursive: true });
});

/** A document that says what the scanner looks for. */
const harmfulPdf = () => pdf({ page: `/Lang (${harmful})` });

function sent(record: string, bytes: Buffer, clamd: ClamdConfig | null) {
  api.deps.config.clamd = clamd;
  const query = new URLSearchParams({ resource: 'seekers', record, name: 'cv.pdf' });
  return api.app.inject({
    method: 'POST',
    url: `/api/v1/files?${query}`,
    payload: bytes,
    headers: {
      ...noura.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
    },
  });
}
async function added(record: string, bytes: Buffer, clamd: ClamdConfig | null): Promise<RecordFile> {
  const answer = await sent(record, bytes, clamd);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const content = (id: string) => api.call('GET', `/api/v1/files/${id}/content`, { as: noura });
async function scanOf(record: string, id: string): Promise<string> {
  const list = await api.call('GET', `/api/v1/files?resource=seekers&record=${record}`, { as: noura });
  return list.json().items.find((one: RecordFile) => one.id === id).scan;
}
const activity = async (record: string, kind: string) =>
  (await api.call('GET', `/api/v1/seekers/${record}/activity?kind=${kind}`, { as: noura })).json().items;

test('T44 without a scanner a document is open and says that nobody has scanned it', async () => {
  const { id } = await records.seeker();
  const document = await added(id, pdf(), null);
  expect(document.scan).toBe('unscanned');
  expect((await content(document.id)).statusCode).toBe(200);
});

test('T44 clamd looks at an upload before it is kept: a clean one is open at once, a harmful one is refused and leaves nothing', async () => {
  const { id } = await records.seeker();
  const document = await added(id, pdf(), scanner.clamd);
  expect(document.scan).toBe('clean');
  expect((await content(document.id)).statusCode).toBe(200);
  const kept = async () => (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).length;
  const before = await kept();
  const refused = await sent(id, harmfulPdf(), scanner.clamd);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().errors).toEqual([{ path: 'file', code: 'fileInfected' }]);
  await expect.poll(kept).toBe(before);
  const [entry] = await activity(id, 'edits');
  expect(entry).toMatchObject({ event: 'file.refused', actor: { id: noura.user.id } });
  expect(entry.diff).toContainEqual({ path: 'file.found', before: null, after: 'Diwan.Test.UNOFFICIAL' });
});

test('T44 a harmful file for a field is refused as well, and told in the history of whoever uploaded it', async () => {
  api.deps.config.clamd = scanner.clamd;
  const query = new URLSearchParams({ resource: 'seekers', field: 'cv', name: 'cv.pdf' });
  const refused = await api.app.inject({
    method: 'POST',
    url: `/api/v1/field-files?${query}`,
    payload: harmfulPdf(),
    headers: { ...noura.headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  });
  expect(refused.json().errors).toEqual([{ path: 'file', code: 'fileInfected' }]);
  const { rows } = await api.database.pool.query(
    "SELECT entity_id FROM audit_events WHERE entity_type = 'staff' AND event = 'file.refused'",
  );
  expect(rows).toEqual([{ entity_id: noura.user.id }]);
});

test('T44 what came while the scanner was away waits for it: closed until it is clean, in quarantine when it is not, and the history says what was found', async () => {
  const { id } = await records.seeker();
  const clean = await added(id, pdf(), nowhere);
  const bad = await added(id, harmfulPdf(), nowhere);
  expect([clean.scan, bad.scan]).toEqual(['pending', 'pending']);
  const withheld = await content(bad.id);
  expect([withheld.statusCode, withheld.json().code, withheld.json().reason]).toEqual([409, 'withheld', 'pending']);

  while (await scanStep(api.deps, scanner.clamd));
  expect([await scanOf(id, clean.id), await scanOf(id, bad.id)]).toEqual(['clean', 'rejected']);
  expect((await content(clean.id)).statusCode).toBe(200);
  expect((await content(bad.id)).json()).toMatchObject({ code: 'withheld', reason: 'rejected' });
  expect(await activity(id, 'access')).toHaveLength(1);
  const [entry] = await activity(id, 'edits');
  expect(entry).toMatchObject({ event: 'file.quarantined', actor: { type: 'system' } });
  expect(entry.diff).toContainEqual({ path: 'file.found', before: null, after: 'Diwan.Test.UNOFFICIAL' });
});

test('T44 what nobody had looked at is looked at when a scanner comes', async () => {
  const { id } = await records.seeker();
  const document = await added(id, harmfulPdf(), null);
  expect((await content(document.id)).statusCode).toBe(200);
  while (await scanStep(api.deps, scanner.clamd));
  expect((await content(document.id)).json()).toMatchObject({ code: 'withheld', reason: 'rejected' });
});

test('T44 of what the scanner can’t tell nothing is said: it is tried again later, and the others go on', async () => {
  const small = await startClamd({ longest: '1K' });
  const { id } = await records.seeker();
  const long = await added(id, pdf({ page: `/Lang (${randomBytes(10_000).toString('hex')})` }), nowhere);
  const short = await added(id, pdf(), nowhere);
  await expect(scanStep(api.deps, small.clamd)).rejects.toThrow();
  await scanStep(api.deps, scanner.clamd);
  expect([await scanOf(id, long.id), await scanOf(id, short.id)]).toEqual(['pending', 'clean']);
  expect(await scanStep(api.deps, scanner.clamd)).toBe(false);
  api.clock.advance(16);
  expect(await scanStep(api.deps, scanner.clamd)).toBe(true);
  expect(await scanOf(id, long.id)).toBe('clean');
  await small.stop();
});

test('a scanner that takes a content and says nothing is given up in time', async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  await expect(scan({ host: '127.0.0.1', port }, Readable.from([Buffer.from('bytes')]), 200)).rejects.toThrow(
    'timeout',
  );
  silent.close();
});
