import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAt } from '@diwan/api-contract/values/picture-address';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { staff } from '#db/schema/identity.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { userInfoOf } from '#identity/staff/staff.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let dataDir: string;
let sami: TestSession;
let noura: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-staff-photo-'));
  api = await createTestApp({ dataDir });
  sami = await api.signIn('editor');
  noura = await api.signIn('admin');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const portrait = (width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#29474f' } })
    .png()
    .toBuffer();
const upload = (bytes: Buffer, as = sami, field = 'photo') =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/field-files?${new URLSearchParams({ resource: 'staff', field, name: 'me.png' })}`,
    payload: bytes,
    headers: { ...as.headers, 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  });
const profile = async (as = sami) => (await api.call('GET', '/api/v1/me/profile', { as })).json();
const wear = async (photo: string | null, as = sami) =>
  api.call('PATCH', '/api/v1/me/profile', {
    as,
    body: { photo },
    headers: { 'if-match': `"v${(await profile(as)).version}"` },
  });
const memberOf = async (id: string) => (await api.database.orm.select().from(staff).where(eq(staff.id, id)))[0]!;
const faceOf = async (id: string, as: TestSession) =>
  (await api.call('GET', `/api/v1/staff/options?ids=${id}`, { as })).json()[0].image;

test('ROUTE-05 an editor has a photo, which must be square, and every colleague sees it where the name stands', async () => {
  expect((await upload(await portrait(400, 300))).json()).toMatchObject({ errors: [{ code: 'pictureNotSquare' }] });
  expect((await upload(await portrait(60, 60))).json()).toMatchObject({ errors: [{ code: 'pictureTooSmall' }] });
  const answer = await upload(await portrait());
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json();
  expect((await wear(id)).json()).toMatchObject({ photo: id });
  expect(await faceOf(sami.user.id, noura)).toBe(id);
  const small = await api.call('GET', `/api/v1/field-files/pictures?ids=${id}`, { as: noura });
  expect(small.json()).toMatchObject([{ id }]);
  for (const as of [sami, noura])
    expect((await api.call('GET', `/api/v1/field-files/${id}/content?size=whole`, { as })).statusCode).toBe(200);
  const member = await memberOf(sami.user.id);
  const { photoURL } = userInfoOf({ ...member, role: 'editor' });
  expect(pictureAt(photoURL)).toBe(id);
  expect((await api.call('GET', photoURL!, { as: sami })).statusCode).toBe(200);
});

test('nobody takes another’s upload for their own photo, and an editor uploads for nothing else of staff', async () => {
  const { id } = (await upload(await portrait(), noura)).json();
  expect((await wear(id)).json()).toMatchObject({ errors: [{ path: 'photo', code: 'fileGone' }] });
  for (const field of ['email', 'name'])
    expect((await upload(await portrait(), sami, field)).statusCode).toBe(field === 'email' ? 403 : 422);
});

test('an administrator writes a colleague’s photo; it goes when they are deactivated, and initials stand again', async () => {
  const reem = demoStaff.colleagues[1].id;
  const { id } = (await upload(await portrait(), noura)).json();
  const { version } = await memberOf(reem);
  const edited = await api.call('PATCH', `/api/v1/staff/${reem}`, {
    as: noura,
    body: { photo: id },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(edited.json()).toMatchObject({ photo: id });
  expect(await faceOf(reem, sami)).toBe(id);
  const left = await api.call('POST', `/api/v1/staff/${reem}/events`, {
    as: noura,
    body: { type: 'staff.deactivate', successor: sami.user.id },
    headers: { 'if-match': `"v${version + 1}"`, 'idempotency-key': crypto.randomUUID() },
  });
  expect(left.statusCode, left.body).toBe(200);
  expect(left.json()).toMatchObject({ state: 'deactivated', photo: null });
  expect(await faceOf(reem, sami)).toBeNull();
  const [file] = await api.database.orm.select().from(fieldFilesTable).where(eq(fieldFilesTable.id, id));
  expect(file).toMatchObject({ recordId: null, freeSince: expect.any(String) });
  expect((await api.call('GET', `/api/v1/field-files/pictures?ids=${id}`, { as: sami })).json()).toEqual([]);
});
