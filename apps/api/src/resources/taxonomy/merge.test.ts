import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostDraft, recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

const view = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();
const merge = (path: string, { id, version = 1 }: { id: string; version?: number }, into: string, by = as) =>
  api.call('POST', `/api/v1/${path}/${id}/events`, {
    as: by,
    body: { type: 'term.merge', into },
    headers: { 'if-match': `"v${version}"` },
  });

test.each(['editor', 'admin'] as const)(
  'a term is merged by an %s: its names are carried, its address leads on',
  async (role) => {
    const by = await api.signIn(role);
    const synonyms = [{ text: `Coding ${role}`, language: 'en' as const }];
    const merged = await records.skill({ name: { ar: `برمجة ${role}`, en: `Programming ${role}` }, synonyms });
    const kept = await records.skill({ name: { ar: `تطوير ${role}` } });
    const { id: postId } = await records.jobPost({ skills: [{ id: merged.id, isRequired: true }] });
    const answer = await merge('skills', merged, kept.id, by);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'merged', mergedInto: { id: kept.id }, usageCount: 0 });

    const left = await view(`skills/${merged.id}`);
    expect(left).toMatchObject({ id: kept.id, usageCount: 1 });
    expect(left.synonyms.map(({ text }: { text: string }) => text)).toEqual([
      `برمجة ${role}`,
      `Programming ${role}`,
      `Coding ${role}`,
    ]);
    const found = await view(`skills?q=${encodeURIComponent(`coding ${role}`)}&state=active`);
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect((await view(`job-posts/${postId}`)).skills).toEqual([{ id: kept.id, isRequired: true }]);
  },
);

test('what a merge would change is told before, and is what it changes', async () => {
  const synonyms = [{ text: 'Framing', language: 'en' as const }];
  const merged = await records.skill({ name: { ar: 'تأطير', en: 'Picture framing' }, synonyms });
  const kept = await records.skill({ name: { ar: 'براويز' }, synonyms });
  await records.skill({ parentId: merged.id });
  for (const isRequired of [true, false]) await records.jobPost({ skills: [{ id: merged.id, isRequired }] });
  const preview = () => view(`merges/preview?resource=skills&from=${merged.id}&into=${kept.id}`);
  const told = await preview();
  expect(told.affected).toHaveLength(2);
  const names = [
    { text: 'تأطير', language: 'ar' },
    { text: 'Picture framing', language: 'en' },
  ];
  expect(told).toMatchObject({ names, total: 3, most: 100 });
  expect(told.affected).toEqual(
    expect.arrayContaining([
      { resource: 'skills', count: 1 },
      { resource: 'jobPosts', count: 2 },
    ]),
  );
  expect((await merge('skills', merged, kept.id)).statusCode).toBe(200);
  expect((await view(`skills/${kept.id}`)).synonyms).toEqual([...synonyms, ...told.names]);
  expect((await preview()).affected).toEqual([]);
  const unknown = `merges/preview?resource=skills&from=${crypto.randomUUID()}&into=${kept.id}`;
  expect((await api.call('GET', `/api/v1/${unknown}`, { as })).statusCode).toBe(404);
});

test('no name is lost in a merge: where they don’t all fit it is refused', async () => {
  const names = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ text: `${word} ${index}`, language: 'en' as const }));
  const kept = await records.skill({ synonyms: names('kept', 60) });
  const merged = await records.skill({ name: { ar: 'مهارة كثيرة الأسماء' }, synonyms: names('merged', 39) });
  const crowded = await records.skill({ name: { ar: 'مهارة أخرى كثيرة الأسماء' }, synonyms: names('more', 41) });
  expect((await merge('skills', crowded, kept.id)).json()).toMatchObject({ reason: 'otherIsCrowded' });
  expect((await merge('skills', merged, kept.id)).statusCode).toBe(200);
  expect((await view(`skills/${kept.id}`)).synonyms).toHaveLength(100);
});

test('a merged term is offered to nobody, is merged no more, and whoever edits it is shown the one that is left', async () => {
  const [merged, kept] = [await records.skill(), await records.skill()];
  const { version } = (await merge('skills', merged, kept.id)).json();
  expect((await merge('skills', { id: merged.id, version }, kept.id)).json()).toMatchObject({ reason: 'wrongState' });
  const other = await records.skill();
  expect((await merge('skills', other, merged.id)).json()).toMatchObject({ reason: 'otherIsRetired' });
  expect((await merge('skills', other, other.id)).json()).toMatchObject({ reason: 'otherIsItself' });
  const options = await view(`skills/options?q=${encodeURIComponent(merged.name.ar)}`);
  expect(options.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  const headers = { 'if-match': `"v${version}"` };
  const edit = await api.call('PATCH', `/api/v1/skills/${merged.id}`, { as, body: { code: 'X' }, headers });
  expect([edit.statusCode, edit.json().current.id]).toEqual([412, kept.id]);
});

test('of two who merge the same term at once one is told that it has changed', async () => {
  const [merged, one, other] = [await records.skill(), await records.skill(), await records.skill()];
  const answers = await Promise.all([merge('skills', merged, one.id), merge('skills', merged, other.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test('two terms that are merged into each other at once don’t both vanish', async () => {
  const [one, other] = [await records.skill(), await records.skill()];
  const answers = await Promise.all([merge('skills', one, other.id), merge('skills', other, one.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  const kept = (await view(`skills/${one.id}`)).id;
  expect((await view(`skills/${other.id}`)).id).toBe(kept);
});

test('whatever is written with the old id while it is merged ends with the new one', async () => {
  const [merged, kept] = [await records.skill(), await records.skill()];
  const [{ id: employerId }, { id: jobTitleId }] = [await records.employer(), await records.jobTitle()];
  const body = jobPostDraft({ employerId, jobTitleId, skills: [{ id: merged.id, isRequired: true }] });
  const posts = await Promise.all(Array.from({ length: 6 }, () => records.jobPost()));
  const add = () => api.call('POST', '/api/v1/job-posts', { as, body });
  const edit = ({ id }: { id: string }) =>
    api.call('PATCH', `/api/v1/job-posts/${id}`, {
      as,
      body: { skills: body.skills },
      headers: { 'if-match': '"v1"' },
    });
  const answers = await Promise.all([
    ...posts.slice(0, 3).map(edit),
    add(),
    add(),
    merge('skills', merged, kept.id),
    add(),
    ...posts.slice(3).map(edit),
  ]);
  for (const { statusCode, body: text } of answers) expect([200, 201], text).toContain(statusCode);
  const { rows } = await api.database.pool.query<{ id: string; count: number }>(
    `SELECT skill ->> 'id' AS id, count(*)::int FROM job_posts, jsonb_array_elements(skills) AS skill GROUP BY 1`,
  );
  expect(rows.filter(({ id }) => [merged.id, kept.id].includes(id))).toEqual([{ id: kept.id, count: 9 }]);
  expect((await view(`skills/${kept.id}`)).usageCount).toBe(9);
});

test('what stood below a merged term stands below the one that is left, which never stands below itself', async () => {
  const above = await records.skill();
  const middle = await records.skill({ parentId: above.id });
  const [kept, sibling] = [await records.skill({ parentId: middle.id }), await records.skill({ parentId: above.id })];
  expect((await merge('skills', above, kept.id)).statusCode).toBe(200);
  const parentOf = async ({ id }: { id: string }) => (await view(`skills/${id}`)).parentId;
  expect([await parentOf(kept), await parentOf(middle), await parentOf(sibling)]).toEqual([null, kept.id, kept.id]);
});
