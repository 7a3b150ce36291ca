import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@diwan/api-contract/settings/register';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pdf } from './samples/test-documents.ts';

let api: TestApp;
let dataDir: string;
let admin: TestSession;
let record: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-upload-settings-'));
  api = await createTestApp({ dataDir });
  admin = await api.signIn('admin');
  record = (await recordsIn(api.database).employer()).id;
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const path = '/api/v1/settings';
async function set(values: Partial<Settings>): Promise<void> {
  const { version } = (await api.call('GET', path, { as: admin })).json();
  const answer = await api.call('PATCH', path, {
    as: admin,
    body: { values },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const send = (to: string, query: Record<string, string>, payload: Buffer) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/${to}?${new URLSearchParams(query)}`,
    payload,
    headers: { ...admin.headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  });
const attach = (name: string, bytes: Buffer) => send('files', { resource: 'employers', record, name }, bytes);
const fill = (name: string, bytes: Buffer) =>
  send('field-files', { resource: 'employers', field: 'logo', name }, bytes);
/** A picture that compresses badly: more than a megabyte. */
const large = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const logo = () =>
  sharp({ create: { width: 240, height: 240, channels: 3, background: '#29474f' } })
    .png()
    .toBuffer();

test('a kind of file that administrators let in no longer is refused at a record and in a field, and taken again once it is let in', async () => {
  await set({ uploadTypes: ['jpeg'] });
  expect((await attach('contract.pdf', pdf())).json()).toMatchObject({ errors: [{ code: 'fileType' }] });
  expect((await fill('logo.png', await logo())).json()).toMatchObject({ errors: [{ code: 'fileType' }] });
  await set({ uploadTypes: ['pdf', 'png', 'jpeg'] });
  expect((await attach('contract.pdf', pdf())).statusCode).toBe(201);
  expect((await fill('logo.png', await logo())).statusCode).toBe(201);
});

test('a picture above the size of the settings is refused with that size', async () => {
  const picture = await large();
  expect(picture.length).toBeGreaterThan(1024 * 1024);
  expect((await attach('large.png', picture)).statusCode).toBe(201);
  await set({ uploadPictureSize: 1 });
  const refused = await attach('large.png', picture);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    413,
    { errors: [{ code: 'fileTooLarge', params: { max: 1024 * 1024 } }] },
  ]);
});

test('no kind at all, one twice, and more than judges read are no values of the settings', async () => {
  const { version } = (await api.call('GET', path, { as: admin })).json();
  for (const values of [
    { uploadTypes: [] },
    { uploadTypes: ['pdf', 'pdf'] },
    { uploadTypes: ['exe'] },
    { uploadDocumentSize: 11 },
  ]) {
    const answer = await api.call('PATCH', path, {
      as: admin,
      body: { values },
      headers: { 'if-match': `"v${version}"` },
    });
    expect(answer.statusCode, JSON.stringify(values)).toBeGreaterThanOrEqual(400);
  }
});
