import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldFile } from '@diwan/api-contract/endpoints/files/field-files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#db/id.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pdf } from '../samples/test-documents.ts';
import { sweepFiles } from '../sweep.ts';

const day = 86_400_000;

let api: TestApp;
let dataDir: string;
let noura: TestSession;
let omar: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-field-files-'));
  api = await createTestApp({ dataDir });
  noura = await api.signIn('editor');
  omar = await api.signIn('admin');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

/** Neither plain nor large. */
const picture = (width = 400, height = 300) =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#29474f',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .resize({ width, height, fit: 'fill' })
    .jpeg()
    .toBuffer();

interface Sent {
  name?: string;
  field?: string;
  resource?: string;
  bytes?: Buffer;
  as?: TestSession;
}
const send = async ({
  name = 'logo.jpg',
  field = 'image',
  resource = 'business-specialists',
  bytes,
  as = noura,
}: Sent = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/field-files?${new URLSearchParams({ resource, field, name })}`,
    payload: bytes ?? (await picture()),
    headers: { ...as.headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  });
async function uploaded(sent: Sent = {}): Promise<FieldFile> {
  const answer = await send(sent);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const draft = (image: string | null) => ({
  name: { ar: `أخصائي ${crypto.randomUUID()}` },
  parentId: null,
  code: null,
  slug: null,
  icon: null,
  externalUri: null,
  synonyms: [],
  requiresLicense: false,
  commissionBps: null,
  image,
});
const add = (image: string | null, as = noura) =>
  api.call('POST', '/api/v1/business-specialists', { as, body: draft(image) });
async function added(image: string | null): Promise<{ id: string; version: number; image: string | null }> {
  const answer = await add(image);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const edit = ({ id, version }: { id: string; version: number }, image: string | null) =>
  api.call('PATCH', `/api/v1/business-specialists/${id}`, {
    as: noura,
    body: { image },
    headers: { 'if-match': `"v${version}"` },
  });
const content = (id: string, as: TestSession, size = 'small') =>
  api.call('GET', `/api/v1/field-files/${id}/content?size=${size}`, { as });
const reads = async (id: string, as: TestSession) => (await content(id, as)).statusCode;
const sweepAfter = (milliseconds: number) =>
  sweepFiles({ ...api.deps, clock: () => new Date(Date.now() + milliseconds) });
async function stored(): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
const gone = (answer: { statusCode: number; json: () => { errors?: unknown } }) => [
  answer.statusCode,
  answer.json().errors,
];
const refused = [422, [{ path: 'image', code: 'fileGone' }]];

test('a picture is its uploader’s alone until a record names it, then everybody’s who may read the record', async () => {
  const { id } = await uploaded();
  expect([await reads(id, noura), await reads(id, omar)]).toEqual([200, 404]);
  expect((await api.call('GET', `/api/v1/field-files/${id}`, { as: omar })).statusCode).toBe(404);
  const record = await added(id);
  expect(record.image).toBe(id);
  expect([await reads(id, noura), await reads(id, omar)]).toEqual([200, 200]);
  expect((await api.call('GET', `/api/v1/field-files/${id}/content?size=small`)).statusCode).toBe(401);
});

test('T41 what is served is made anew, small for lists, kept by the browser and never a page of ours', async () => {
  const { id, size } = await uploaded({ bytes: await picture(2400, 1800) });
  const [whole, small] = [await content(id, noura, 'whole'), await content(id, noura)];
  expect(whole.rawPayload).toHaveLength(size);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 128, height: 96 });
  expect(small.rawPayload.length).toBeLessThan(8192);
  expect(small.headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'content-type': 'application/octet-stream',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(small.headers['content-disposition']).toMatch(/^attachment/);
});

test('DOM-07 what a field does not take is refused before a record could name it, and nothing of it is kept', async () => {
  const before = await stored();
  const ofEmployer = { resource: 'employers', field: 'logo' };
  const ofDesk = { resource: 'sliders', field: 'imageDesktop.ar' };
  const ofPhone = { resource: 'sliders', field: 'imageMobile.en' };
  for (const [what, sent, status, code] of [
    ['a document', { name: 'logo.pdf', bytes: pdf() }, 422, 'fileType'],
    ['a page named like a picture', { bytes: Buffer.from('<svg onload="alert(1)"/>') }, 422, 'fileMismatch'],
    ['more bytes than it takes', { bytes: Buffer.alloc(600_000) }, 413, 'fileTooLarge'],
    ['too few pixels', { bytes: await picture(63, 200) }, 422, 'pictureTooSmall'],
    ['a strip', { bytes: await picture(700, 100) }, 422, 'pictureTooStretched'],
    ['a logo too small', { ...ofEmployer, bytes: await picture(199, 199) }, 422, 'pictureTooSmall'],
    ['a logo that is no square', { ...ofEmployer, bytes: await picture(210, 200) }, 422, 'pictureNotSquare'],
    ['a cover as high as wide', { ...ofEmployer, field: 'cover', bytes: await picture() }, 422, 'pictureNotWide'],
    ['a slider that is too high', { ...ofDesk, bytes: await picture(1500, 750) }, 422, 'pictureNotOfRatio'],
    ['a slider of too few pixels', { ...ofDesk, bytes: await picture(900, 300) }, 422, 'pictureTooSmall'],
    ['a slider of a phone that lies', { ...ofPhone, bytes: await picture(1000, 800) }, 422, 'pictureNotOfRatio'],
    ['a field that holds no file', { field: 'name' }, 422, 'invalidChoice'],
    ['a field that nobody knows', { field: 'constructor' }, 422, 'invalidChoice'],
  ] as [string, Sent, number, string][]) {
    const answer = await send(sent);
    expect([answer.statusCode, answer.json().errors?.[0]?.code], what).toEqual([status, code]);
  }
  await vi.waitFor(async () => expect(await stored()).toBe(before));
  expect((await send({ ...ofEmployer, bytes: await picture(200, 200) })).statusCode).toBe(201);
  expect((await send({ ...ofEmployer, field: 'cover', bytes: await picture(900, 300) })).statusCode).toBe(201);
  expect((await send({ ...ofDesk, bytes: await picture(1500, 520) })).statusCode).toBe(201);
  expect((await send({ ...ofPhone, bytes: await picture(800, 1000) })).statusCode).toBe(201);
});

test('a draft may name only what its own author uploaded for that field, and no other record has', async () => {
  const { id } = await uploaded();
  expect(gone(await add(newId()))).toEqual(refused);
  expect(gone(await add(id, omar))).toEqual(refused);
  const rejected = await uploaded();
  await api.database.pool.query(`UPDATE field_files SET scan = 'rejected' WHERE id = $1`, [rejected.id]);
  expect(gone(await add(rejected.id))).toEqual(refused);
  await api.database.pool.query(`UPDATE field_files SET field = 'cover' WHERE id = $1`, [rejected.id]);
  await api.database.pool.query(`UPDATE field_files SET scan = 'clean' WHERE id = $1`, [rejected.id]);
  expect(gone(await add(rejected.id))).toEqual(refused);

  const record = await added(id);
  expect(gone(await add(id))).toEqual(refused);
  expect(gone(await edit(await added(null), id))).toEqual(refused);
  const { rows } = await api.database.pool.query('SELECT record_id FROM field_files WHERE id = $1', [id]);
  expect(rows).toEqual([{ record_id: record.id }]);
});

test('what a record no longer names is free for whoever took it out, and is swept a day later', async () => {
  const { id } = await uploaded();
  const record = await added(id);
  const without = await edit(record, null);
  expect(without.json().image).toBeNull();
  expect([await reads(id, noura), await reads(id, omar)]).toEqual([200, 404]);
  const again = await edit(without.json(), id);
  expect([again.statusCode, await reads(id, omar)]).toEqual([200, 200]);

  await edit(again.json(), null);
  await sweepAfter(day - 60_000);
  expect(await reads(id, noura)).toBe(200);
  const before = await stored();
  await sweepAfter(day + 60_000);
  expect(await reads(id, noura)).toBe(404);
  expect(await stored()).toBeLessThan(before);
});

test('a sweep leaves what a record has, and a record that is deleted takes its picture with it', async () => {
  const { id } = await uploaded();
  const { id: record, version } = await added(id);
  await sweepAfter(2 * day);
  expect(await reads(id, omar)).toBe(200);
  const headers = { 'if-match': `"v${version}"` };
  const removed = await api.call('DELETE', `/api/v1/business-specialists/${record}`, { as: noura, headers });
  expect(removed.statusCode, removed.body).toBe(204);
  expect(await reads(id, omar)).toBe(404);
});

test('T44 a scanner that has yet to look, or has found something, keeps a picture closed in both sizes', async () => {
  const { id } = await uploaded();
  await added(id);
  for (const scan of ['pending', 'rejected']) {
    await api.database.pool.query('UPDATE field_files SET scan = $1 WHERE id = $2', [scan, id]);
    for (const size of ['small', 'whole'])
      expect((await content(id, noura, size)).json(), `${scan} ${size}`).toMatchObject({ code: 'withheld' });
  }
});

test('a list is asked for records with a picture, and for those without', async () => {
  const { id } = await uploaded();
  const withOne = await added(id);
  const without = await added(null);
  const listed = async (image: boolean) => {
    const ids = `${withOne.id},${without.id}`;
    const answer = await api.call('GET', `/api/v1/business-specialists?ids=${ids}&image=${image}`, { as: noura });
    return answer.json().items.map((item: { id: string }) => item.id);
  };
  expect([await listed(true), await listed(false)]).toEqual([[withOne.id], [without.id]]);
});
