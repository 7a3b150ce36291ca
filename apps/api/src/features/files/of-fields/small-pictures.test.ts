import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { type FieldFileRow, fieldFilesTable } from '#db/schema/field-files.ts';
import { FileStore } from '#storage/store.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let dataDir: string;
let noura: TestSession;
let record: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-small-pictures-'));
  api = await createTestApp({ dataDir });
  noura = await api.signIn('editor');
  record = (await recordsIn(api.database).employer()).id;
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function stored(bytes: string): Promise<string> {
  const store = new FileStore({ dataDir });
  const path = await store.arrivingPath();
  await writeFile(path, bytes);
  return store.keep(path);
}
async function file(row: Partial<FieldFileRow>): Promise<string> {
  const id = newId();
  const held = { resource: 'employers', field: 'logo', recordId: record, heldBy: 'system', key: newId() };
  const content = { name: 'logo.png', kind: 'png' as const, size: 4, sha256: 'a'.repeat(64), scan: 'clean' as const };
  await api.database.orm.insert(fieldFilesTable).values({ id, ...held, ...content, ...row });
  return id;
}
const ask = (ids: string[], as: TestSession | undefined = noura) =>
  api.call('GET', `/api/v1/field-files/pictures?ids=${ids}`, as ? { as } : {});
const content = (text: string) => Buffer.from(text).toString('base64');

test('a page of pictures is one answer: made small where they were large, read once where they share their bytes', async () => {
  const key = await stored('mark');
  const [one, other] = [await file({ key }), await file({ key })];
  const large = await file({ small: Buffer.from('small'), kind: 'jpeg' });
  const answer = await ask([one, other, large]);
  expect(answer.statusCode).toBe(200);
  expect(new Map(answer.json().map(({ id, ...rest }: { id: string }) => [id, rest]))).toEqual(
    new Map([
      [one, { kind: 'png', content: content('mark') }],
      [other, { kind: 'png', content: content('mark') }],
      [large, { kind: 'webp', content: content('small') }],
    ]),
  );
  expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
});

test('what somebody may not see, and what is no picture, is left out, and the browser asks again', async () => {
  const small = Buffer.from('small');
  const shown = await file({ small });
  const left = [
    await file({ small, scan: 'pending' }),
    await file({ small, scan: 'rejected' }),
    await file({ small, recordId: null, freeSince: new Date().toISOString(), heldBy: 'somebody-else' }),
    await file({ kind: 'pdf', key: await stored('%PDF') }),
    await file({}),
    newId(),
  ];
  const answer = await ask([shown, ...left]);
  expect(answer.json().map(({ id }: { id: string }) => id)).toEqual([shown]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const own = await file({ small, recordId: null, freeSince: new Date().toISOString(), heldBy: noura.user.id });
  expect((await ask([own])).json()).toHaveLength(1);
  const signedOut = await api.call('GET', `/api/v1/field-files/pictures?ids=${shown}`);
  expect(signedOut.statusCode).toBe(401);
});
