import type { FileDescription, RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const nothing: FileDescription = { type: null, number: null, issuedOn: null, expiresOn: null };
const license: FileDescription = {
  type: 'recruitment_license',
  number: 'R-1042',
  issuedOn: '2026-01-01',
  expiresOn: '2028-01-01',
};
const ifMatch = (version: number) => ({ 'if-match': `"v${version}"` });
const describe = (id: string, version: number, body: object) =>
  api.call('PATCH', `/api/v1/files/${id}`, { as, body, headers: ifMatch(version) });
const versionOf = async (id: string): Promise<number> =>
  (await api.call('GET', `/api/v1/employers/${id}`, { as })).json().version;

test('a document is told what it is: its record has another version then, and the journal tells what was said', async () => {
  const { id: recordId } = await records.employer();
  const { id } = await records.document({ recordId });
  const described = await describe(id, 1, license);
  expect(described.statusCode, described.body).toBe(200);
  expect(described.headers.etag).toBe('"v2"');
  expect(described.json()).toMatchObject({ id, version: 2, ...license });
  expect(await versionOf(recordId)).toBe(2);
  expect((await describe(id, 2, license)).json().version).toBe(2);
  expect(await versionOf(recordId)).toBe(2);
  const stale = await describe(id, 1, { ...license, number: 'R-1043' });
  expect([stale.statusCode, stale.json().current.version]).toEqual([412, 2]);

  const { items } = (await api.call('GET', `/api/v1/employers/${recordId}/activity?kind=edits`, { as })).json();
  expect(items[0]).toMatchObject({ event: 'file.described' });
  expect(items[0].diff.map(({ path }: { path: string }) => path)).toEqual([
    'file.name',
    'file.type',
    'file.number',
    'file.issuedOn',
    'file.expiresOn',
  ]);
  await api.call('DELETE', `/api/v1/files/${id}`, { as, headers: ifMatch(2) });
  expect(await versionOf(recordId)).toBe(3);
});

test.each([
  ['a type that its resource does not know', { type: 'passport' }, { path: 'type', code: 'invalidChoice' }],
  ['a licence without its last day', { ...license, expiresOn: null }, { path: 'expiresOn', code: 'required' }],
  [
    'a last day before the first',
    { expiresOn: '2025-12-31', issuedOn: '2026-01-01' },
    { path: 'expiresOn', code: 'beforeIssue' },
  ],
])('%s is refused at its field, and nothing changes', async (_, given, error) => {
  const { id: recordId } = await records.employer();
  const { id } = await records.document({ recordId });
  const answer = await describe(id, 1, { ...nothing, ...given });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [error]]);
  const { items } = (await api.call('GET', `/api/v1/files?resource=employers&record=${recordId}`, { as })).json();
  expect(items.map(({ version, type }: RecordFile) => [version, type])).toEqual([[1, null]]);
  expect(await versionOf(recordId)).toBe(1);
});

test('a document of a resource without types has none, and one that is gone is not described', async () => {
  const { id: recordId } = await records.seeker();
  const { id } = await records.document({ resource: 'seekers', recordId });
  expect((await describe(id, 1, { ...nothing, type: 'other' })).statusCode).toBe(422);
  expect((await describe(recordId, 1, nothing)).statusCode).toBe(404);
  expect((await api.call('PATCH', `/api/v1/files/${id}`, { as, body: nothing })).statusCode).toBe(428);
});
