import type { SeekerEvent } from '@diwan/api-contract/resources/seekers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#audit/verify.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sealNationalId } from '../national-id.ts';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

type Wish = Partial<Omit<Extract<SeekerEvent, { type: 'seeker.merge' }>, 'type'>>;
type Seen = { id: string; version: number };

const view = async (path: string, as = admin) => (await api.call('GET', `/api/v1/${path}`, { as })).json();
const merge = ({ id, version }: Seen, into: Seen, wish: Wish = {}, as = admin) =>
  api.call('POST', `/api/v1/seekers/${id}/events`, {
    as,
    body: { type: 'seeker.merge', into: into.id, intoVersion: into.version, taken: [], joined: [], ...wish },
    headers: { 'if-match': `"v${version}"` },
  });
const preview = async (one: Seen, other: Seen, as = admin) =>
  api.call('GET', `/api/v1/seekers/${one.id}/merge?other=${other.id}`, { as });

test('staff find who may be there twice, and why; only administrators see what a merge would do', async () => {
  const birthDate = '1991-04-05';
  const name = { ar: { first: 'إيلاف', family: 'الشمراني' } };
  const one = await records.seeker({ name, birthDate, email: 'elaf.sh@mail.example' });
  const other = await records.seeker({ name: { ar: { first: 'ايلاف', family: 'الشمرانى' } }, birthDate });
  const third = await records.seeker({ email: 'elafsh+jobs@mail.example' });
  const found = await view(`seekers/${one.id}/duplicates`, editor);
  expect(found).toMatchObject([
    { id: other.id, number: other.number, state: 'active', signs: ['name'] },
    { id: third.id, signs: ['email'] },
  ]);
  expect((await view(`seekers?duplicates=true&q=${one.number}`)).items).toMatchObject([{ id: one.id }]);
  expect((await preview(one, other, editor)).statusCode).toBe(403);
  expect((await preview(other, one)).json()).toMatchObject({ keptId: one.id, mergedId: other.id, reason: null });
  expect((await merge(other, one, {}, editor)).statusCode).toBe(403);
});

test('what is chosen is taken over, lists are joined, and of consents and suspicion the stricter holds', async () => {
  const { sealing } = api.deps.keys;
  const [welding, casting, milling] = [
    await records.skill({ usageCount: 2 }),
    await records.skill({ usageCount: 1 }),
    await records.skill({ usageCount: 1 }),
  ];
  const kept = await records.seeker({
    state: 'unverified',
    mobileVerifiedAt: null,
    emailVerifiedAt: null,
    headline: 'قصير',
    skills: [
      { id: welding.id, level: 'expert' },
      { id: milling.id, level: 'expert' },
    ],
    tags: ['قديم'],
    consents: { marketing: true, sms: true, whatsapp: false, measuring: false, at: '2026-01-01T00:00:00.000Z' },
  });
  const merged = await records.seeker({
    headline: 'عنوان مهني أطول',
    emailVerifiedAt: '2026-02-01T00:00:00.000Z',
    skills: [
      { id: welding.id, level: 'beginner' },
      { id: casting.id, level: 'advanced' },
    ],
    fraudStatus: 'suspected',
    consents: { marketing: false, sms: true, whatsapp: true, measuring: false, at: '2026-02-02T00:00:00.000Z' },
    nationality: 'SA',
    ...sealNationalId(sealing, '1087659874'),
    verifiedIdAt: '2026-02-03T00:00:00.000Z',
  });
  const answer = await merge(merged, kept, {
    taken: ['headline', 'email', 'nationalId', 'nationality'],
    joined: ['skills', 'tags'],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    id: merged.id,
    state: 'merged',
    email: null,
    skills: [],
    applicationsCount: 0,
  });

  const left = await view(`seekers/${merged.id}`);
  expect(left).toMatchObject({
    id: kept.id,
    state: 'active',
    headline: 'عنوان مهني أطول',
    tags: ['قديم'],
    fraudStatus: 'suspected',
    consents: { marketing: false, sms: true, whatsapp: false, measuring: false, at: '2026-02-02T00:00:00.000Z' },
    mobileVerifiedAt: null,
  });
  expect(left.emailVerifiedAt).not.toBeNull();
  expect(left.verifiedIdAt).not.toBeNull();
  expect(left.skills).toEqual([
    { id: welding.id, level: 'expert' },
    { id: milling.id, level: 'expert' },
    { id: casting.id, level: 'advanced' },
  ]);
  const body = { resource: 'seekers', id: kept.id, field: 'email', reason: 'يسأل صاحبه' };
  expect((await api.call('POST', '/api/v1/pii/reveal', { as: admin, body })).json().value).toBe(merged.email);
  const used = async ({ id }: { id: string }) => (await view(`skills/${id}`)).usageCount;
  expect([await used(welding), await used(casting), await used(milling)]).toEqual([1, 1, 1]);
});

test('whatever names the one names the other: of two applications for one post that which has come further stays', async () => {
  const [kept, merged] = [await records.seeker(), await records.seeker()];
  const both = await records.jobPost({ pendingCount: 1, approvedCount: 1 });
  const only = await records.jobPost({ pendingCount: 1 });
  const early = await records.application({ seekerId: kept.id, jobPostId: both.id, state: 'pending' });
  const far = await records.application({ seekerId: merged.id, jobPostId: both.id, state: 'approved' });
  const other = await records.application({ seekerId: merged.id, jobPostId: only.id, state: 'pending' });
  const planned = (await preview(merged, kept)).json();
  expect(planned.withdrawn).toEqual([{ jobPost: both.title, stays: far.number, goes: early.number }]);
  expect(planned.moves).toContainEqual({ resource: 'applications', count: 2 });

  const answer = await merge(merged, kept);
  expect(answer.statusCode, answer.body).toBe(200);
  const { items } = await view(`applications?seeker=${merged.id}`);
  expect(items.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`).toSorted()).toEqual(
    [`${early.id} rejected`, `${far.id} approved`, `${other.id} pending`].toSorted(),
  );
  expect(await view(`applications/${early.id}`)).toMatchObject({
    rejection: { by: 'seeker', note: `مكرر / Duplicate: ${far.number}` },
  });
  expect((await view(`seekers/${kept.id}`)).applicationsCount).toBe(3);
  expect((await view(`applications?q=${kept.number}`)).items).toHaveLength(3);

  const history = (await view(`seekers/${kept.id}/activity`)).items;
  expect(history[0]).toMatchObject({ event: 'seeker.absorb', reason: { code: 'duplicate', note: merged.number } });
  const { rows } = await api.database.pool.query('SELECT event FROM audit_events WHERE entity_id = $1', [merged.id]);
  expect(rows).toContainEqual({ event: 'seeker.merge' });
  expect((await verifyAudit(api.database.orm, api.deps.keys.audit, api.deps.config.dataDir)).findings).toEqual([]);
});

test('the older one stays, nobody slips out of a suspension, and who is about to be erased is erased', async () => {
  const [first, second] = [await records.seeker(), await records.seeker()];
  const reasonOf = async (answer: ReturnType<typeof merge>) => (await answer).json().reason;
  expect(await reasonOf(merge(first, second))).toBe('otherIsLater');
  expect(await reasonOf(merge(first, first))).toBe('otherIsItself');
  expect((await merge(second, { id: second.id.replace(/.$/, '0'), version: 1 })).statusCode).not.toBe(200);
  const suspended = await records.seeker({ state: 'suspended' });
  expect(await reasonOf(merge(suspended, first))).toBe('otherNotSuspended');
  const gone = await records.seeker({ state: 'deactivated' });
  const late = await records.seeker();
  expect(await reasonOf(merge(late, gone))).toBe('otherHasLeft');
  const leaving = await records.seeker({ state: 'deactivated', anonymiseAt: '2099-01-01T00:00:00.000Z' });
  expect(await reasonOf(merge(leaving, first))).toBe('anonymisationPlanned');
  const jobPost = await records.jobPost({ openings: 2, filled: 2 });
  for (const { id } of [first, second])
    await records.application({ seekerId: id, jobPostId: jobPost.id, state: 'recruited' });
  expect((await preview(second, first)).json().reason).toBe('recruitedTwice');
  expect(await reasonOf(merge(second, first))).toBe('recruitedTwice');
});

test('neither record is merged by who has seen an older version of it, and of two at once one is told', async () => {
  const [kept, merged] = [await records.seeker(), await records.seeker()];
  const stale = await merge(merged, { ...kept, version: kept.version + 1 });
  expect([stale.statusCode, stale.json().current.id]).toEqual([412, kept.id]);
  expect((await merge({ ...merged, version: 7 }, kept)).statusCode).toBe(412);
  const other = await api.signIn('admin');
  const answers = await Promise.all([merge(merged, kept), merge(merged, kept, {}, other)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  expect((await view(`seekers/${merged.id}`)).id).toBe(kept.id);
});

test('whatever is written with the old id while it is merged ends with the new one', async () => {
  const cv = '00000000-0000-7000-8000-000000000001';
  const [kept, merged] = [await records.seeker({ cv }), await records.seeker({ cv })];
  const posts = await Promise.all(Array.from({ length: 4 }, () => records.jobPost({ state: 'published' })));
  const apply = ({ id: jobPost }: { id: string }) =>
    api.call('POST', '/api/v1/applications', {
      as: editor,
      body: { jobPost, seeker: merged.id, coverNote: null, expectedSalary: null },
    });
  const answers = await Promise.all([
    ...posts.slice(0, 2).map(apply),
    merge(merged, kept),
    ...posts.slice(2).map(apply),
  ]);
  for (const { statusCode, body } of answers) expect([200, 201], body).toContain(statusCode);
  const rows = await api.database.orm
    .select({ id: applicationsTable.id })
    .from(applicationsTable)
    .where(eq(applicationsTable.seekerId, kept.id));
  expect(rows).toHaveLength(4);
  expect((await view(`seekers/${kept.id}`)).applicationsCount).toBe(4);
});
