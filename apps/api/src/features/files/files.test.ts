import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { mostDocumentBytes } from '@diwan/api-contract/values/file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#db/id.ts';
import { rateClassOf, rateLimits } from '#http/limits/rate-limits.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { docx, pdf } from './samples/test-documents.ts';
import { hiddenInParts } from './samples/test-word-parts.ts';
import { sweepFiles } from './sweep.ts';

let api: TestApp;
let dataDir: string;
let records: ReturnType<typeof recordsIn>;
let noura: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-files-'));
  api = await createTestApp({ dataDir });
  records = recordsIn(api.database);
  noura = await api.signIn('editor');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

interface Sent {
  name?: string;
  bytes?: Buffer | Readable;
  resource?: string;
  headers?: Record<string, string>;
}
const address = (record: string, name = 'cv.pdf', resource = 'seekers') =>
  `/api/v1/files?${new URLSearchParams({ resource, record, name })}`;
const send = (record: string, { name, bytes = pdf(), resource, headers = {} }: Sent = {}) =>
  api.app.inject({
    method: 'POST',
    url: address(record, name, resource),
    payload: bytes,
    headers: {
      ...noura.headers,
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  });
async function listed(record: string): Promise<RecordFile[]> {
  const answer = await api.call('GET', `/api/v1/files?resource=seekers&record=${record}`, { as: noura });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}
async function stored(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('DOM-07 T41 a document comes back byte for byte, as an attachment that no page can run', async () => {
  const { id } = await records.seeker();
  const bytes = await docx();
  const added = await send(id, { name: 'السيرة الذاتية.DOCX', bytes });
  expect(added.statusCode, added.body).toBe(201);
  expect(added.headers.etag).toBe('"v1"');
  const [document] = await listed(id);
  expect(document).toMatchObject({
    name: 'السيرة الذاتية.DOCX',
    kind: 'docx',
    size: bytes.length,
    scan: 'unscanned',
    author: { name: noura.user.name },
  });
  const url = `/api/v1/files/${document!.id}/content`;
  const answer = await api.call('GET', url, { as: noura });
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%D8%A7/);
  expect((await api.call('GET', url)).statusCode).toBe(401);
  for (const path of await stored()) expect(path).toMatch(/\/files\/[0-9a-f]{2}\/[0-9a-f-]{36}$/);
});

test('DOM-07 what isn’t what its name says gets a clear error, and nothing of it is kept', async () => {
  const { id } = await records.seeker();
  const before = (await stored()).length;
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  for (const [name, bytes, status, code] of [
    ['cv.pdf', html, 422, 'fileMismatch'],
    ['cv.html', html, 422, 'fileType'],
    ['cv\u202efdp.exe', pdf(), 422, 'fileType'],
    ['cv.pdf', Buffer.alloc(mostDocumentBytes + 1), 413, 'fileTooLarge'],
    ['photo.png', Buffer.alloc(6_000_000), 413, 'fileTooLarge'],
  ] as const) {
    const answer = await send(id, { name, bytes });
    expect([answer.statusCode, answer.json().errors?.[0]?.code], name).toEqual([status, code]);
  }
  expect((await send(id, { bytes: Readable.from([pdf()]) })).json()).toMatchObject({ code: 'malformed' });
  expect((await send(id, { headers: { 'idempotency-key': 'no' } })).statusCode).toBe(400);
  expect((await send(id, { headers: { 'content-length': '20' }, bytes: Readable.from([pdf()]) })).statusCode).toBe(400);
  expect(await listed(id)).toEqual([]);
  await vi.waitFor(async () => expect((await stored()).length).toBe(before));
});

test('DOM-07 raw bytes go to one route alone, and a document to a record that exists', async () => {
  const { id } = await records.seeker();
  const raw = { ...noura.headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() };
  const elsewhere = await api.app.inject({ method: 'POST', url: '/api/v1/notes', payload: pdf(), headers: raw });
  expect(elsewhere.statusCode).toBe(415);
  expect((await api.call('POST', address(id), { as: noura, body: {} })).statusCode).toBe(415);
  expect((await send(newId())).statusCode).toBe(404);
  expect((await send(id, { resource: 'secrets' })).statusCode).toBe(422);
  expect((await send(id, { headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(401);
});

test('T77 DOM-07 a document that is sent twice under one key is one document', async () => {
  const { id } = await records.seeker();
  const before = (await stored()).length;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await send(id, { headers });
  expect((await send(id, { headers })).json()).toEqual(first.json());
  expect((await send(id, { headers, bytes: pdf({ head: '%PDF-1.4\n' }) })).json().code).toBe('idempotencyMismatch');
  expect(await listed(id)).toHaveLength(1);
  // What the tests before refused may still be on its way out.
  await vi.waitFor(async () => expect((await stored()).length).toBeLessThanOrEqual(before + 1));
});

test('DOM-07 a document is removed by whoever has seen it, and the history tells of all that happened to it', async () => {
  const { id } = await records.seeker();
  const document: RecordFile = (await send(id)).json();
  const url = `/api/v1/files/${document.id}`;
  const before = (await stored()).length;
  await api.call('GET', `${url}/content`, { as: noura });
  expect((await api.call('DELETE', url, { as: noura })).statusCode).toBe(428);
  expect((await api.call('DELETE', url, { as: noura, headers: { 'if-match': '"v2"' } })).statusCode).toBe(412);
  expect((await api.call('DELETE', url, { as: noura, headers: { 'if-match': '"v1"' } })).statusCode).toBe(204);
  expect((await api.call('GET', `${url}/content`, { as: noura })).statusCode).toBe(404);
  expect(await stored()).toHaveLength(before - 1);
  const eventsOf = async (kind: string) => {
    const activity = await api.call('GET', `/api/v1/seekers/${id}/activity?kind=${kind}`, { as: noura });
    return activity.json().items.map(({ event }: { event: string }) => event);
  };
  expect(await eventsOf('edits')).toEqual(['file.removed', 'file.added']);
  expect(await eventsOf('access')).toEqual(['file.downloaded']);
  expect(await eventsOf('events')).toEqual([]);
});

test('T42 bytes that no document refers to are swept after an hour, others stay', async () => {
  const { id } = await records.seeker();
  const kept = await records.seeker();
  await send(id);
  await send(kept.id, { name: 'kept.pdf' });
  const { rows } = await api.database.pool.query('SELECT key FROM record_files WHERE record_id = $1', [id]);
  const orphan = async () => (await stored()).filter((path) => path.endsWith(rows[0].key));
  await api.database.pool.query('DELETE FROM seekers WHERE id = $1', [id]);
  await sweepFiles(api.deps);
  expect(await orphan()).toHaveLength(1);
  api.clock.advance(3700);
  expect(await sweepFiles(api.deps)).toBeGreaterThan(0);
  expect(await orphan()).toEqual([]);
  // Meanwhile the session has lapsed.
  noura = await api.signIn('editor');
  const [document] = await listed(kept.id);
  const answer = await api.call('GET', `/api/v1/files/${document!.id}/content`, { as: noura });
  expect(answer.statusCode).toBe(200);
});

test('T42 uploads that break off at any byte leave neither row nor bytes', async () => {
  const { id } = await records.seeker();
  const session = await api.signIn('editor');
  const before = (await stored()).length;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const bytes = Buffer.alloc(200_000, 'x');
  let answer = '';
  for (let round = 0; round <= 20; round++) {
    const head = [
      `POST ${address(id)} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: ${session.headers.authorization}`,
      `cookie: ${session.headers.cookie}`,
      'content-type: application/octet-stream',
      `idempotency-key: ${crypto.randomUUID()}`,
      `content-length: ${bytes.length}`,
    ].join('\r\n');
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}\r\n\r\n`);
        socket.write(bytes.subarray(0, Math.floor((bytes.length * round) / 20)), () => round < 20 && socket.destroy());
      });
      socket.on('data', (data) => {
        answer += data.toString();
        socket.destroy();
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
  }
  // The last one arrived whole, and is no PDF.
  expect(answer).toMatch(/^HTTP\/1.1 422 /);
  await vi.waitFor(async () => expect(await stored()).toHaveLength(before), { timeout: 20_000 });
  const { rows } = await api.database.pool.query('SELECT 1 FROM record_files WHERE record_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('60 uploads an hour are taken from one session', () => {
  expect(rateClassOf('POST', '/api/v1/files')).toBe('upload');
  expect(rateLimits().calls.upload).toEqual({ account: { perMinute: 1, burst: 60 } });
});

test('DOM-07 what is kept of a Word document is what arrived', async () => {
  const { id } = await records.seeker();
  const bytes = await docx();
  await send(id, { name: 'cv.docx', bytes });
  const { rows } = await api.database.pool.query('SELECT key FROM record_files WHERE record_id = $1', [id]);
  const path = (await stored()).find((one) => one.endsWith(rows[0].key))!;
  expect((await readFile(path)).equals(bytes)).toBe(true);
});

test('DOM-07 a PDF that was made anew comes with its own size', async () => {
  const { id } = await records.seeker();
  const before = (await stored()).length;
  const document: RecordFile = (await send(id)).json();
  const answer = await api.call('GET', `/api/v1/files/${document.id}/content`, { as: noura });
  expect(answer.rawPayload.subarray(0, 7).toString()).toBe('%PDF-1.');
  expect([answer.rawPayload.length, answer.headers['content-length']]).toEqual([document.size, String(document.size)]);
  expect(await stored()).toHaveLength(before + 1);
});

test('T39 a Word document whose relations never end is refused, and nothing of it is kept', async () => {
  const { id } = await records.seeker();
  const before = (await stored()).length;
  const bytes = await hiddenInParts.find(([what]) => what === 'relations that never end')![2]();
  const answer = await send(id, { name: 'cv.docx', bytes });
  expect([answer.statusCode, answer.json().errors?.[0]?.code]).toEqual([422, 'fileDamaged']);
  await vi.waitFor(async () => expect(await stored()).toHaveLength(before));
});
