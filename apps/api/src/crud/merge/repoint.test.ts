import type { ResourceKey } from '@diwan/api-contract/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { serverResources } from '#resources/index.ts';
import { talentListEntriesTable } from '#resources/talent-list-entries/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { theSystem } from '#workflows/apply-event.ts';
import type { Writer } from '../definition.ts';
import { lockForMerge } from './locks.ts';
import { redirect } from './redirects.ts';
import { countReferring, type Merge, repoint } from './repoint.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

const writing = <T>(act: (writer: Writer) => Promise<T>) =>
  api.database.transaction((tx) => {
    const { sealing } = api.deps.keys;
    const now = api.clock.now.toISOString();
    const { can } = theSystem;
    return act({ tx, now, can, sealing, actor: theSystem, resources: serverResources, request: null, followUps: [] });
  });

const merge = (key: ResourceKey, ids: Merge) =>
  writing(async (writer) => {
    await lockForMerge(writer.tx);
    const moved = await repoint(serverResources[key], ids, writer);
    await redirect(serverResources[key], ids, writer);
    return moved;
  });

const view = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();

test('parts of lists name the kept record once, and what they say besides stays', async () => {
  const [from, to, other] = [await records.skill(), await records.skill(), await records.skill()];
  const posts = [
    await records.jobPost({
      skills: [
        { id: from.id, isRequired: true },
        { id: other.id, isRequired: false },
      ],
    }),
    await records.jobPost({
      skills: [
        { id: from.id, isRequired: true },
        { id: to.id, isRequired: false },
      ],
    }),
  ];
  const untouched = await records.jobPost({ skills: [{ id: other.id, isRequired: true }] });
  const counts = await countReferring(serverResources.skills, from.id, {
    tx: api.database.orm,
    resources: serverResources,
  });
  expect(counts).toEqual([{ resource: 'job-posts', count: 2 }]);

  const moved = await merge('skills', { from: from.id, to: to.id });
  expect(moved.map(({ resource, ids }) => [resource, ids.toSorted()])).toEqual([
    ['job-posts', posts.map(({ id }) => id).toSorted()],
  ]);
  const skillsOf = async ({ id }: { id: string }) => (await view(`job-posts/${id}`)).skills;
  expect(await skillsOf(posts[0]!)).toMatchObject([{ id: to.id, isRequired: true }, { id: other.id }]);
  expect(await skillsOf(posts[1]!)).toMatchObject([{ id: to.id, isRequired: false }]);
  expect(await skillsOf(untouched)).toMatchObject([{ id: other.id }]);
});

test('a job title that somebody had twice stays in both of their jobs', async () => {
  const [from, to] = [await records.jobTitle(), await records.jobTitle()];
  const job = { jobTitleId: from.id, title: 'محاسب', company: 'الأفق', startedOn: '2020-01', endedOn: null };
  const experiences = [job, { ...job, jobTitleId: to.id }] as never;
  const { id } = await records.seeker({ jobTitleId: from.id, experiences });
  await merge('jobTitles', { from: from.id, to: to.id });
  const { rows } = await api.database.pool.query('SELECT job_title_id, experiences FROM seekers WHERE id = $1', [id]);
  expect(rows[0].job_title_id).toBe(to.id);
  expect(rows[0].experiences.map(({ jobTitleId }: { jobTitleId: string }) => jobTitleId)).toEqual([to.id, to.id]);
});

test('where both are in a list that takes each once, the entry of the kept one stays', async () => {
  const [from, to] = [await records.seeker(), await records.seeker()];
  const { id: employerId } = await records.employer();
  const list = await api.call('POST', '/api/v1/talent-lists', { as, body: { name: 'قائمة', employerId } });
  expect(list.statusCode, list.body).toBe(201);
  const entry = async (seekerId: string) =>
    (
      await api.call('POST', '/api/v1/talent-list-entries', {
        as,
        body: { listId: list.json().id, seekerId, source: 'search', note: null },
      })
    ).json();
  await entry(from.id);
  const kept = await entry(to.id);
  await merge('seekers', { from: from.id, to: to.id });
  const left = await api.database.orm.select({ id: talentListEntriesTable.id }).from(talentListEntriesTable);
  expect(left).toEqual([{ id: kept.id }]);
});

test('an address from before resolves, by however many merges', async () => {
  const [first, second, last] = [await records.skill(), await records.skill(), await records.skill()];
  await merge('skills', { from: first.id, to: second.id });
  await merge('skills', { from: second.id, to: last.id });
  await api.database.pool.query('DELETE FROM skills WHERE id = ANY($1)', [[first.id, second.id]]);
  for (const { id } of [first, second]) {
    expect((await view(`skills/${id}`)).id).toBe(last.id);
    const options = await view(`skills/options?ids=${id}`);
    expect(options).toContainEqual(expect.objectContaining({ id, label: last.name }));
  }
  const { id: seekerId } = await records.seeker({ skills: [{ id: last.id, level: 'beginner' }] });
  const found = await view(`seekers?skill=${first.id}`);
  expect(found.items.map(({ id }: { id: string }) => id)).toEqual([seekerId]);
  expect((await api.call('GET', `/api/v1/skills/${newId()}`, { as })).statusCode).toBe(404);
});

test('what is written with a merged id is kept with the record that is left, and counted there', async () => {
  const [from, to] = [await records.skill(), await records.skill()];
  const { id, version } = await records.jobPost();
  await merge('skills', { from: from.id, to: to.id });
  const body = {
    skills: [
      { id: from.id, isRequired: true },
      { id: to.id, isRequired: true },
    ],
  };
  const headers = { 'if-match': `"v${version}"` };
  const saved = await api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body, headers });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().skills).toMatchObject([{ id: to.id }]);
  expect((await view(`skills/${to.id}`)).usageCount).toBe(1);
});
