import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostCvs } from '@diwan/api-contract/values/bulk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { newId } from '#db/id.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { FileStore } from '#storage/store.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let dataDir: string;
let records: ReturnType<typeof recordsIn>;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-cvs-'));
  api = await createTestApp({ dataDir });
  records = recordsIn(api.database);
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (selection: object, as: TestSession = editor) =>
  api.call('POST', '/api/v1/bulk/cvs', { as, body: { selection } });
const some = (...ids: string[]) => ({ kind: 'some', ids });

/** An application with a CV that says this. */
async function withCv(text: string, more: { scan?: 'clean' | 'rejected'; isLost?: boolean } = {}) {
  const application = await records.application();
  const [key, id] = [randomUUID(), newId()];
  if (!more.isLost) await new FileStore({ dataDir }).put(key, Buffer.from(text));
  await api.database.orm.insert(fieldFilesTable).values({
    id,
    resource: 'applications',
    field: 'cvSnapshot',
    recordId: application.id,
    heldBy: editor.user.id,
    key,
    name: 'cv.pdf',
    kind: 'pdf',
    size: Buffer.byteLength(text),
    sha256: '0'.repeat(64),
    scan: more.scan ?? 'clean',
  });
  await api.database.pool.query('UPDATE applications SET cv_snapshot = $1 WHERE id = $2', [id, application.id]);
  return application;
}

async function unpacked(archive: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return files;
}

test('the CVs of a selection come as one file, and each that was read is in the history of its application', async () => {
  const [first, second] = [await withCv('one'), await withCv('two')];
  const without = await records.application();
  const answer = await ask(some(first.id, second.id, without.id));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'diwan-left-out': '1' });
  expect(await unpacked(answer.rawPayload)).toEqual({
    [`${first.number} أحمد الزهراني.pdf`]: 'one',
    [`${second.number} أحمد الزهراني.pdf`]: 'two',
  });
  for (const { id } of [first, second]) {
    const { items } = (await api.call('GET', `/api/v1/applications/${id}/activity?kind=access`, { as: admin })).json();
    expect(items).toMatchObject([{ event: 'file.downloaded', actor: { id: editor.user.id } }]);
  }
});

test('what a scanner refused and what is lost stays out; of nobody else there is nothing to hand out', async () => {
  const [refused, lost] = [await withCv('bad', { scan: 'rejected' }), await withCv('gone', { isLost: true })];
  expect((await ask(some(refused.id, lost.id))).json()).toMatchObject({ status: 422, errors: [{ code: 'noCvs' }] });
  const kept = await withCv('kept');
  const answer = await ask(some(refused.id, kept.id), admin);
  expect([answer.statusCode, answer.headers['diwan-left-out']]).toEqual([200, '1']);
});

test('what a list asks for is selected by its own rules, and no more than so many at once', async () => {
  const { id, jobPostId } = await withCv('listed');
  const listed = await ask({ kind: 'all', query: { jobPost: jobPostId }, except: [] });
  expect(Object.values(await unpacked(listed.rawPayload))).toEqual(['listed']);
  expect((await ask({ kind: 'all', query: { nonsense: 'x' }, except: [] })).statusCode).toBe(400);
  const many = Array.from({ length: mostCvs }, () => randomUUID());
  expect((await ask(some(id, ...many))).json().errors).toMatchObject([{ code: 'tooMany', params: { max: mostCvs } }]);
  expect((await api.call('POST', '/api/v1/bulk/cvs', { body: { selection: some(id) } })).statusCode).toBe(401);
});
