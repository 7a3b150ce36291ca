import { randomUUID } from 'node:crypto';
import type { resources } from '@diwan/api-contract/resources';
import { getTableColumns } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/id.ts';
import { industriesResource } from '../resources/industries/resource.ts';
import { jobPostsResource } from '../resources/job-posts/resource.ts';
import { jobTitlesResource } from '../resources/job-titles/resource.ts';
import { skillsResource } from '../resources/skills/resource.ts';
import { jobPostDraft, recordsIn } from '../test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '../test/test-app.ts';
import type { AnyResource } from './definition.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

type Addable = {
  [K in keyof typeof resources]: 'add' extends (typeof resources)[K]['verbs'][number] ? K : never;
}[keyof typeof resources];
let count = 0;
const term = () => ({ name: { ar: `مصطلح رقم ${++count}`, en: `Term ${count}` }, code: null, synonyms: [] });

/** Of each resource that can be added to: a draft that is sound, and an edit of it. */
const samples: Record<Addable, { resource: AnyResource; draft(): object | Promise<object>; patch: object }> = {
  skills: {
    resource: skillsResource,
    draft: () => ({ ...term(), type: 'technical', escoUri: null }),
    patch: { type: 'soft' },
  },
  industries: {
    resource: industriesResource,
    draft: () => ({ ...term(), isicSection: 'J' }),
    patch: { isicSection: null },
  },
  jobTitles: {
    resource: jobTitlesResource,
    draft: () => ({ ...term(), iscoCode: '2512', escoUri: null, industryId: null, isSaudiOnly: false }),
    patch: { isSaudiOnly: true },
  },
  jobPosts: {
    resource: jobPostsResource,
    draft: async () =>
      jobPostDraft({ employerId: (await records.employer()).id, jobTitleId: (await records.jobTitle()).id }),
    patch: { openings: 3, isUrgent: true },
  },
};

describe.each(Object.entries(samples))('%s', (_, { resource, draft, patch }) => {
  const path = `/api/v1/${resource.contract.path}`;
  const add = async (body: object, headers = {}) => api.call('POST', path, { as, body, headers });
  const added = async () => (await add(await draft())).json();
  const ifMatch = (version: number) => ({ 'if-match': `"v${version}"` });

  test('is added, viewed, edited, listed, removed, and its history is kept', async () => {
    const body = await draft();
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
    const body = await draft();
    const first = await add(body, key);
    const second = await add(body, key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await add({ ...body, ...patch }, key)).json().code).toBe('idempotencyMismatch');
  });

  test('T21 takes no field beyond its draft, whatever the table has', async () => {
    const record = await added();
    const fields = new Set(Object.keys(resource.contract.draft.shape));
    const others = [
      ...Object.keys(getTableColumns(resource.table)),
      ...Object.keys(resource.contract.record.shape),
      'constructor',
    ];
    for (const field of new Set(others.filter((name) => !fields.has(name)))) {
      const answer = await api.call('PATCH', `${path}/${record.id}`, {
        as,
        body: { ...patch, [field]: 1 },
        headers: ifMatch(1),
      });
      expect([answer.statusCode, answer.json().code, field]).toEqual([400, 'unknownField', field]);
    }
    expect((await api.call('GET', `${path}/${record.id}`, { as })).json()).toEqual(record);
  });

  test('T20 ids of nothing and of other entities find nothing and change nothing', async () => {
    const record = await added();
    const others = await Promise.all([records.employer(), records.seeker(), records.application()]);
    const foreign = fc.constantFrom(
      ...others.map(({ id }) => id),
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
      { numRuns: 1_700 },
    );
    expect((await api.call('GET', `${path}/${record.id}`, { as })).json()).toEqual(record);
  });
});

test.each([
  ['skills', 'skillExists', { type: 'tool', escoUri: null }],
  ['industries', 'industryExists', { isicSection: null }],
  ['job-titles', 'jobTitleExists', { iscoCode: null, escoUri: null, industryId: null, isSaudiOnly: false }],
])(
  'MSG-15 %s: a name that reads the same in either language is a duplicate, told at its field',
  async (path, code, rest) => {
    const add = (name: object) =>
      api.call('POST', `/api/v1/${path}`, { as, body: { name, code: null, synonyms: [], ...rest } });
    expect((await add({ ar: 'إدارة المشاريع', en: 'Project Management' })).statusCode).toBe(201);
    const sameArabic = await add({ ar: 'اداره  المشاريـع' });
    expect(sameArabic.json()).toMatchObject({ status: 409, code: 'duplicate', errors: [{ path: 'name.ar', code }] });
    const sameEnglish = await add({ ar: 'شيء آخر', en: 'PROJECT management' });
    expect(sameEnglish.json()).toMatchObject({ status: 409, errors: [{ path: 'name.en', code }] });
  },
);

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
