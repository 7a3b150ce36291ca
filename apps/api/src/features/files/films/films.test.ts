import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldFileRow } from '#db/schema/field-files.ts';
import { addFilm } from '#test/site/video-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const bytes = Buffer.from('0123456789');

let api: TestApp;
let dataDir: string;
let noura: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-films-'));
  api = await createTestApp({ dataDir });
  noura = await api.signIn('editor');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const film = async (file: Partial<FieldFileRow> = {}) =>
  (await addFilm({ database: api.database, store: api.deps.store }, bytes, { file })).id;
const linkOf = (id: string, as: TestSession = noura) => api.call('GET', `/api/v1/field-files/${id}/link`, { as });
/** As a player asks: without a session. */
const play = (url: string, range?: string) => api.app.inject({ method: 'GET', url, headers: range ? { range } : {} });

test('a film plays at its link without a session: whole, from one byte to another, to its end', async () => {
  const { url } = (await linkOf(await film())).json();
  const whole = await play(url);
  expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([200, '0123456789', 'video/webm']);
  for (const [range, body, said] of [
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-100', '56789', 'bytes 5-9/10'],
  ] as const) {
    const part = await play(url, range);
    expect([part.statusCode, part.body, part.headers['content-range']], range).toEqual([206, body, said]);
    expect(part.headers['content-length']).toBe(String(body.length));
  }
});

test('what begins behind the end is refused, and what is not understood is answered whole', async () => {
  const { url } = (await linkOf(await film())).json();
  const outside = await play(url, 'bytes=10-');
  expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([416, 'bytes */10', '']);
  for (const range of ['seconds=1-2', 'bytes=4-2', 'bytes=0-1,4-5', 'bytes', '-'])
    expect((await play(url, range)).statusCode, range).toBe(200);
});

test('a link holds for an hour, for its film alone, and nobody else can make one', async () => {
  const id = await film();
  const { url, until } = (await linkOf(id)).json();
  expect(new Date(until).getTime() - api.clock.now.getTime()).toBe(3_600_000);
  const forged = [...url].map((letter, index) => (index === 30 ? (letter === 'A' ? 'B' : 'A') : letter)).join('');
  const unsubscribing = api.deps.keys.sealing.seal(`unsubscribe ${id}`).toString('base64url');
  for (const other of [forged, `/films?token=${unsubscribing}`, '/films?token=x', '/films?token=x&token=y', '/films'])
    expect((await play(other)).statusCode, other).toBe(404);
  api.clock.advance(3_601);
  expect((await play(url)).statusCode).toBe(404);
  api.clock.advance(-3_601);
});

test('a link is given to whoever may read the video, for films alone, and opens nothing that a scanner withholds', async () => {
  expect((await api.call('GET', `/api/v1/field-files/${await film()}/link`)).statusCode).toBe(401);
  expect((await linkOf(await film({ recordId: null, freeSince: new Date().toISOString() }))).statusCode).toBe(404);
  expect((await linkOf(await film({ kind: 'vtt' }))).statusCode).toBe(404);
  expect((await linkOf(await film({ scan: 'rejected' }))).json()).toMatchObject({ code: 'withheld' });
  const id = await film();
  const { url } = (await linkOf(id)).json();
  await api.database.pool.query("UPDATE field_files SET scan = 'rejected' WHERE id = $1", [id]);
  expect((await play(url)).json()).toMatchObject({ code: 'withheld', reason: 'rejected' });
});
