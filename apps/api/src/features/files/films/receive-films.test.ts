import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filmOf } from '#seeding/films/films.ts';
import { voiceOf } from '#seeding/voices/voices.ts';
import { sendSigned, signing } from '#test/marketplace/order-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sweepFiles } from '../sweep.ts';
import { finishFilms } from './keep-film.ts';

let api: TestApp;
let editor: TestSession;
let dataDir: string;
let seekerId: string;
let mp4: Buffer;
let origin: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-uploads-'));
  api = await createTestApp({ signing, dataDir });
  editor = await api.signIn('editor');
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  seekerId = (await recordsIn(api.database).seeker()).id;
  mp4 = await readFile(join(import.meta.dirname, 'samples', 'pattern.mp4'));
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const film = filmOf('cv');
const comingOf = (bytes: Buffer, name = 'film.webm') => ({ name, size: bytes.length });

async function added(coming: object = comingOf(film), more: object = {}) {
  const body = {
    messageId: randomUUID(),
    by: { type: 'seeker', id: seekerId },
    title: { ar: 'مقطع من الجوال' },
    description: null,
    tags: [],
    language: 'ar',
    film: { source: 'upload', ...coming },
    ...more,
  };
  return sendSigned(api, '/api/v1/platform/videos', body);
}
/** A video that waits for its film, and where that is sent to. */
async function waiting(coming?: object) {
  const answer = await added(coming);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, upload } = answer.json();
  return { id: id as string, url: localOf(upload.url) };
}

const localOf = (url: string) => url.slice(new URL(url).origin.length);

const tus = { 'tus-resumable': '1.0.0' };
/** Sends bytes from where the upload stands, as a client of tus does. */
async function patch(url: string, offset: number, payload: Buffer) {
  const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  const answer = await fetch(`${origin}${url}`, { method: 'PATCH', headers, body: new Uint8Array(payload) });
  const body = await answer.text();
  const problem = (body.startsWith('{') ? JSON.parse(body) : {}) as { errors?: { code: string }[] };
  return { status: answer.status, offset: answer.headers.get('upload-offset'), body, problem };
}
const offsetOf = async (url: string) =>
  (await fetch(`${origin}${url}`, { method: 'HEAD', headers: tus })).headers.get('upload-offset');
const view = async (id: string) => (await api.call('GET', `/api/v1/videos/${id}`, { as: editor })).json();
const uploading = () => readdir(join(dataDir, 'files', 'uploads')).catch(() => []);

test('a film that breaks off goes on where it was, and when it is whole its video waits for staff, with its length', async () => {
  const { id, url } = await waiting();
  expect(await view(id)).toMatchObject({ state: 'processing', transcode: 'queued', file: null });
  const half = Math.floor(film.length / 2);
  expect((await patch(url, 0, film.subarray(0, half))).offset).toBe(String(half));
  expect(await offsetOf(url)).toBe(String(half));
  expect((await patch(url, 0, film)).status).toBe(409);
  const last = await patch(url, half, film.subarray(half));
  expect(last.status, last.body).toBe(204);
  const video = await view(id);
  expect(video).toMatchObject({
    state: 'pending_review',
    transcode: 'ready',
    durationSec: 60,
    uploader: { id: seekerId },
  });
  const link = (await api.call('GET', `/api/v1/field-files/${video.file}/link`, { as: editor })).json();
  const played = await api.app.inject({ url: link.url });
  expect(played.rawPayload.equals(film)).toBe(true);
  expect(await uploading()).toEqual([]);
});

test('a film of a phone is taken, too, and plays as what it is', async () => {
  const { id, url } = await waiting(comingOf(mp4, 'IMG_0042.MP4'));
  expect((await patch(url, 0, mp4)).status).toBe(204);
  const { file, durationSec } = await view(id);
  expect(durationSec).toBe(3);
  const link = (await api.call('GET', `/api/v1/field-files/${file}/link`, { as: editor })).json();
  expect((await api.app.inject({ url: link.url })).headers['content-type']).toBe('video/mp4');
});

test.each([
  ['what is no film', () => Buffer.from('<script>alert(1)</script>'.repeat(40)), 'fileMismatch'],
  ['a sound', () => voiceOf('order'), 'fileMismatch'],
  ['half a film', () => film.subarray(0, 60), 'fileDamaged'],
])(
  '%s is refused: whoever sends it is told, the video has failed, and another may be sent',
  async (_, bytesOf, code) => {
    const bytes = bytesOf();
    const { id, url } = await waiting(comingOf(bytes));
    const answer = await patch(url, 0, bytes);
    expect([answer.status, answer.problem.errors?.[0]?.code]).toEqual([422, code]);
    expect(await view(id)).toMatchObject({ state: 'processing', transcode: 'failed', file: null });
    expect(await uploading()).toEqual([]);
    const again = await api.call('POST', `/api/v1/videos/${id}/film`, {
      as: editor,
      body: comingOf(film),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(again.statusCode, again.body).toBe(200);
    expect((await patch(again.json().url, 0, film)).status).toBe(204);
    expect((await view(id)).state).toBe('pending_review');
  },
);

test('the same film is sent to where its bytes are; another one begins anew, and the first address is worth nothing', async () => {
  const { id, url } = await waiting();
  await patch(url, 0, film.subarray(0, 1_000));
  const send = (body: object) =>
    sendSigned(api, `/api/v1/platform/videos/${id}/film`, {
      messageId: randomUUID(),
      by: { type: 'seeker', id: seekerId },
      film: body,
    });
  const same = localOf((await send(comingOf(film))).json().upload.url);
  expect(await offsetOf(same)).toBe('1000');
  const other = localOf((await send(comingOf(mp4, 'other.mp4'))).json().upload.url);
  expect(await offsetOf(other)).toBe('0');
  expect((await patch(url, 1_000, film.subarray(1_000))).status).toBe(404);
  const { id: strangerId } = await recordsIn(api.database).seeker();
  const stranger = await sendSigned(api, `/api/v1/platform/videos/${id}/film`, {
    messageId: randomUUID(),
    by: { type: 'seeker', id: strangerId },
    film: comingOf(film),
  });
  expect(stranger.json()).toMatchObject({ status: 403, reason: 'notPermitted' });
});

test('an address holds for a day, for its film alone, and nobody else makes one; what never becomes whole is swept', async () => {
  const { url } = await waiting();
  const forged = `${url.slice(0, -6)}AAAAAA`;
  for (const wrong of [forged, '/uploads?token=x', '/uploads'])
    expect((await patch(wrong, 0, film)).status, wrong).toBe(404);
  expect((await patch(url, 0, Buffer.concat([film, film]))).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${origin}/uploads`, { method: 'POST', headers: tus })).status).toBe(405);
  api.clock.advance(24 * 3_600 + 1);
  expect((await patch(url, 0, film)).status).toBe(404);
  api.clock.advance(-24 * 3_600 - 1);
  const { url: lost } = await waiting();
  await patch(lost, 0, film.subarray(0, 10));
  for (const name of (await uploading()).filter((each) => !each.endsWith('.json')).slice(0, 1))
    await rm(join(dataDir, 'files', 'uploads', name));
  expect(await uploading()).not.toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  expect(await sweepFiles(api.deps)).toBeGreaterThan(0);
  vi.useRealTimers();
  expect(await uploading()).toEqual([]);
});

test.each([
  ['kept', () => vi.spyOn(api.deps.store, 'keep').mockRejectedValueOnce(new Error('The bucket is away'))],
  ['booked', () => vi.spyOn(api.deps.database, 'transaction').mockRejectedValueOnce(new Error('The database is away'))],
])('a film that came whole while it could not be %s is kept later; its sender has nothing to do', async (_, fail) => {
  const { id, url } = await waiting();
  const failing = fail();
  const answer = await patch(url, 0, film);
  expect([answer.status, answer.problem]).toMatchObject([503, { code: 'unavailable' }]);
  failing.mockRestore();
  expect(await view(id)).toMatchObject({ state: 'processing', transcode: 'queued' });
  const path = (await uploading()).find((name) => !name.endsWith('.json'));
  await finishFilms(api.deps);
  expect((await view(id)).state).toBe('processing');
  const before = new Date(Date.now() - 200_000);
  await utimes(join(dataDir, 'files', 'uploads', path!), before, before);
  await finishFilms(api.deps);
  expect(await view(id)).toMatchObject({ state: 'pending_review', transcode: 'ready' });
  expect(await uploading()).toEqual([]);
});

test('whoever asks for more than is taken, or for what is no film, is refused; what is watched elsewhere waits at once', async () => {
  expect((await added({ name: 'film.avi', size: 10 })).json().errors?.[0]).toMatchObject({ code: 'fileType' });
  expect((await added({ name: 'film.webm', size: 600 * 1024 * 1024 })).statusCode).toBe(422);
  const link = { source: 'youtube', url: 'https://www.youtube.com/watch?v=x' };
  const answer = await added({}, { film: link });
  expect(answer.json(), answer.body).toMatchObject({ state: 'pending_review', upload: null });
  const other = await added({}, { film: { ...link, url: 'https://evil.example/watch' } });
  expect(other.statusCode).toBe(422);
  const send = await api.call('POST', `/api/v1/videos/${answer.json().id}/film`, {
    as: editor,
    body: comingOf(film),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(send.json()).toMatchObject({ status: 409, reason: 'wrongState' });
});
