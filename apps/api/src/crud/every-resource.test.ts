import { randomUUID } from 'node:crypto';
import { hasCapability } from '@diwan/api-contract/capabilities';
import type { Role } from '@diwan/api-contract/values/staff';
import { getTableColumns, getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { serverResources } from '#resources/index.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { randomFrom } from '#test/generate.ts';
import { jobPostDraft, recordsIn } from '#test/records.ts';
import { type SampleDrafts, sampleDrafts } from '#test/sample-drafts.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';
import { seed, shareOf } from '#test/walk.ts';
import type { AnyResource } from './definition.ts';

const registered = Object.values<AnyResource>(serverResources);
/** What every member of staff adds, edits and deletes as they like; accounts of staff and issued codes are not. */
const addable = registered.filter(({ contract }) =>
  ['add', 'edit', 'remove'].every((verb) => contract.verbs.includes(verb)),
);
const random = randomFrom(seed);

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
let sessions: Record<Role, TestSession>;
beforeAll(async () => {
  api = await createDemoApp(0.02);
  records = recordsIn(api.database);
  sessions = { editor: await api.signIn('editor'), admin: await api.signIn('admin') };
});
afterAll(() => api.close());

const idOf = async ({ table }: AnyResource) => {
  const { rows } = await api.database.pool.query<{ id: string }>(`SELECT id FROM ${getTableName(table)} LIMIT 1`);
  return rows[0]!.id;
};

describe.each(addable.map((resource) => ({ resource, path: `/api/v1/${resource.contract.path}` })))(
  `$path (seed ${seed})`,
  ({ resource, path }) => {
    let draft: SampleDrafts['draft'];
    let patch: SampleDrafts['patch'];
    beforeAll(async () => {
      // Some of it is for administrators alone.
      as = sessions[hasCapability('editor', resource.contract.may.write) ? 'editor' : 'admin'];
      ({ draft, patch } = await sampleDrafts(api, as, resource, random));
    });
    const add = async (body: object, headers = {}) => api.call('POST', path, { as, body, headers });
    const added = async () => (await add(draft())).json();
    const ifMatch = (version: number) => ({ 'if-match': `"v${version}"` });

    test('is added, viewed, edited, listed, removed, and its history is kept', async () => {
      const body = draft();
      const answer = await add(body);
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.headers.etag).toBe('"v1"');
      const record = answer.json();
      expect(record).toMatchObject({ ...body, version: 1, createdBy: { id: as.user.id } });

      const edited = await api.call('PATCH', `${path}/${record.id}`, { as, body: patch, headers: ifMatch(1) });
      expect(edited.statusCode, edited.body).toBe(200);
      expect(edited.headers.etag).toBe('"v2"');
      const viewed = await api.call('GET', `${path}/${record.id}`, { as });
      expect(viewed.json()).toEqual(edited.json());
      expect(viewed.json()).toMatchObject(patch);

      const listed = (await api.call('GET', `${path}?limit=1000`, { as })).json().items;
      const { availableEvents: _, ...row } = listed.find(({ id }: { id: string }) => id === record.id);
      expect(viewed.json()).toMatchObject(row);
      const activity = (await api.call('GET', `${path}/${record.id}/activity`, { as })).json().items;
      expect(activity.map(({ event }: { event: string }) => event)).toEqual(['record.changed', 'record.added']);
      expect(
        Object.fromEntries(activity[0].diff.map(({ path: field, after }: Record<string, string>) => [field, after])),
      ).toEqual(patch);

      expect((await api.call('DELETE', `${path}/${record.id}`, { as, headers: ifMatch(2) })).statusCode).toBe(204);
      expect((await api.call('GET', `${path}/${record.id}`, { as })).statusCode).toBe(404);
    });

    test('T55 is written only by someone who names its version: 428 without one, 412 with an old one and the record as it is', async () => {
      const { id } = await added();
      const edit = (headers = {}) => api.call('PATCH', `${path}/${id}`, { as, body: patch, headers });
      expect((await edit()).statusCode).toBe(428);
      const current = (await edit(ifMatch(1))).json();
      const late = await edit(ifMatch(1));
      expect(late.statusCode).toBe(412);
      expect(late.json().current).toEqual(current);
      expect((await api.call('DELETE', `${path}/${id}`, { as, headers: ifMatch(1) })).statusCode).toBe(412);
      expect((await api.call('DELETE', `${path}/${id}`, { as })).statusCode).toBe(428);
    });

    test('is added once for each Idempotency-Key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const body = draft();
      const first = await add(body, key);
      const second = await add(body, key);
      expect(second.statusCode).toBe(201);
      expect(second.json()).toEqual(first.json());
      expect((await add({ ...body, ...patch }, key)).json().code).toBe('idempotencyMismatch');
    });

    test('T21 takes no field beyond its draft, whatever the table has', async () => {
      const record = await added();
      const known = new Set(Object.keys(resource.contract.draft.shape));
      const columns = Object.keys(getTableColumns(resource.table));
      const unknown = [...new Set([...columns, ...Object.keys(resource.contract.record.shape), 'constructor'])]
        .filter((field) => !known.has(field))
        .sort();
      const body = { ...patch, ...Object.fromEntries(unknown.map((field) => [field, 1])) };
      const answer = await api.call('PATCH', `${path}/${record.id}`, { as, body, headers: ifMatch(1) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknownField']);
      const refused = answer.json().errors.filter(({ code }: { code: string }) => code === 'unknownField');
      expect(refused.map((error: { path: string }) => error.path).sort()).toEqual(unknown);
      expect((await api.call('GET', `${path}/${record.id}`, { as })).json()).toEqual(record);
    });

    test('T20 ids of nothing and of other entities find nothing and change nothing', async () => {
      const record = await added();
      const others = await Promise.all(registered.filter((other) => other !== resource).map(idOf));
      const foreign = fc.constantFrom(
        ...others,
        newId(),
        randomUUID(),
        '0',
        '-1',
        '9'.repeat(300),
        'null',
        `${record.id}x`,
      );
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(foreign, fc.uuid(), fc.string({ minLength: 1 }).map(encodeURIComponent)),
          async (id) => {
            const answers = await Promise.all([
              api.call('GET', `${path}/${id}`, { as }),
              api.call('PATCH', `${path}/${id}`, { as, body: patch, headers: ifMatch(1) }),
              api.call('DELETE', `${path}/${id}`, { as, headers: ifMatch(1) }),
            ]);
            for (const answer of answers) {
              expect([400, 404]).toContain(answer.statusCode);
              expect(answer.body).not.toContain(record.id);
            }
          },
        ),
        { numRuns: Math.ceil(shareOf('strangeIds', addable.length) / 3), seed },
      );
      expect((await api.call('GET', `${path}/${record.id}`, { as })).json()).toEqual(record);
    });
  },
);

test.each(
  addable.filter(({ unique = {} }) => 'name.ar' in unique && 'name.en' in unique).map(({ contract }) => contract.path),
)('MSG-15 %s: a name that reads the same in either language is a duplicate, told at its field', async (path) => {
  const resource = registered.find(({ contract }) => contract.path === path)!;
  const { draft } = await sampleDrafts(api, as, resource, random);
  const codes = new Map(Object.values(resource.writing!.duplicates).map((error) => [error.path, error.code]));
  const add = (name: object) => api.call('POST', `/api/v1/${path}`, { as, body: { ...draft(), name } });
  expect((await add({ ar: 'إدارة المواويل', en: 'Ballad Management' })).statusCode).toBe(201);
  const sameArabic = await add({ ar: 'اداره  المواويـل' });
  const inArabic = { path: 'name.ar', code: codes.get('name.ar') };
  expect(sameArabic.json()).toMatchObject({ status: 409, code: 'duplicate', errors: [inArabic] });
  const sameEnglish = await add({ ar: 'شيء آخر', en: 'BALLAD management' });
  expect(sameEnglish.json()).toMatchObject({
    status: 409,
    errors: [{ path: 'name.en', code: codes.get('name.en') }],
  });
});

test('what is in use is not deleted, and the answer says where it is used', async () => {
  const skill = await records.skill();
  const jobTitle = await records.jobTitle();
  const { id: employerId } = await records.employer();
  const body = jobPostDraft({ employerId, jobTitleId: jobTitle.id, skills: [{ id: skill.id, isRequired: true }] });
  const { id, version } = (await api.call('POST', '/api/v1/job-posts', { as, body })).json();
  const remove = (path: string) => api.call('DELETE', `/api/v1/${path}`, { as, headers: { 'if-match': '"v1"' } });
  expect((await api.call('GET', `/api/v1/skills/${skill.id}`, { as })).json().usageCount).toBe(1);
  for (const path of [`skills/${skill.id}`, `job-titles/${jobTitle.id}`]) {
    expect((await remove(path)).json()).toMatchObject({
      status: 409,
      code: 'inUse',
      references: [{ resource: 'job-posts', count: 1 }],
    });
  }
  expect(version).toBe(1);
  expect((await remove(`job-posts/${id}`)).statusCode).toBe(204);
  expect((await api.call('GET', `/api/v1/skills/${skill.id}`, { as })).json().usageCount).toBe(0);
  expect((await remove(`skills/${skill.id}`)).statusCode).toBe(204);

  const { jobPostId } = await records.application();
  expect((await remove(`job-posts/${jobPostId}`)).json().references).toEqual([{ resource: 'applications', count: 1 }]);
});
