import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employersTable } from '#resources/employers/table.ts';
import { planUsageTable } from '#resources/plan-subscriptions/table.ts';
import { addFeature, addPlan, addSubscription, gives } from '#test/marketplace/plan-records.ts';
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

const entries = '/api/v1/talent-list-entries';
const lists = '/api/v1/talent-lists';
const get = async (path: string) => (await api.call('GET', path, { as })).json();

async function listOf(employerId: string, name = 'قائمة') {
  return (await api.call('POST', lists, { as, body: { employerId, name } })).json().id as string;
}
async function add(listId: string, seekerId?: string): Promise<string> {
  const body = { listId, seekerId: seekerId ?? (await records.seeker()).id, source: 'search', note: null };
  return (await api.call('POST', entries, { as, body })).json().id;
}
async function send(id: string, type: string) {
  const { version } = await get(`${entries}/${id}`);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `${entries}/${id}/events`, { as, body: { type: `talentListEntry.${type}` }, headers });
}
async function ofOwn(limit: number) {
  const { id } = await records.employer();
  await api.database.orm.update(employersTable).set({ cvViewQuotaLimit: limit }).where(eq(employersTable.id, id));
  return id;
}
const quotaOf = async (employerId: string) => {
  const { cvViewQuotaUsed: used, cvViewQuotaLimit: limit } = await get(`/api/v1/employers/${employerId}`);
  return { used, limit };
};
const exhausted = { code: 'refused', reason: 'cvViewsExhausted' };

test('24.9 each person who is opened to an employer takes one of its views; none is left, and the button says so', async () => {
  const employerId = await ofOwn(1);
  const listId = await listOf(employerId);
  const [first, second] = [await add(listId), await add(listId)];
  expect((await send(first, 'contact')).statusCode).toBe(200);
  expect(await quotaOf(employerId)).toEqual({ used: 1, limit: 1 });
  expect((await send(second, 'contact')).json()).toMatchObject(exhausted);
  const { availableEvents } = await get(`${entries}/${second}`);
  expect(availableEvents).toContainEqual(
    expect.objectContaining({ type: 'talentListEntry.contact', isAvailable: false, reason: 'cvViewsExhausted' }),
  );
  await send(first, 'putBack');
  expect((await send(first, 'contact')).statusCode).toBe(200);
  expect(await quotaOf(employerId)).toEqual({ used: 1, limit: 1 });
});

test('24.9 whoever is known from another shortlist, or has applied, costs no view', async () => {
  const employerId = await ofOwn(1);
  const { id: seekerId } = await records.seeker();
  const { id: applicant } = await records.seeker();
  const { id: jobPostId } = await records.jobPost({ employerId });
  await records.application({ jobPostId, seekerId: applicant });
  const [one, other] = [await listOf(employerId, 'أولى'), await listOf(employerId, 'ثانية')];
  for (const entry of [await add(one, seekerId), await add(other, seekerId), await add(one, applicant)])
    expect((await send(entry, 'contact')).statusCode).toBe(200);
  expect(await quotaOf(employerId)).toEqual({ used: 1, limit: 1 });
});

test('24.9 the views of a subscription that runs count, and those of ten who contact at once are never more than it allows', async () => {
  const { orm } = api.database;
  const feature = await addFeature(api.database, { key: 'cv_views', resets: 'monthly' });
  const plan = await addPlan(api.database, { features: [gives(feature.id, 3)] });
  const employerId = await ofOwn(50);
  const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
  const period = { startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) };
  const subscription = await addSubscription(api.database, { planId: plan.id, employerId, state: 'active', ...period });
  expect(await quotaOf(employerId)).toEqual({ used: 0, limit: 3 });
  const listId = await listOf(employerId);
  const ids: string[] = [];
  for (let made = 0; made < 10; made++) ids.push(await add(listId));
  const answers = await Promise.all(ids.map((id) => send(id, 'contact')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json()).toMatchObject(exhausted);
  const [usage] = await orm.select().from(planUsageTable).where(eq(planUsageTable.subscriptionId, subscription.id));
  expect(usage!.used).toBe(3);
});

test('24.9 what is undone gives its view back', async () => {
  const employerId = await ofOwn(2);
  const id = await add(await listOf(employerId));
  const { version } = (await send(id, 'contact')).json();
  expect(await quotaOf(employerId)).toMatchObject({ used: 1 });
  const headers = { 'if-match': `"v${version}"` };
  const undone = await api.call('POST', `${entries}/${id}/undo`, { as, body: {}, headers });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await quotaOf(employerId)).toMatchObject({ used: 0 });
  expect((await get(`${entries}/${id}`)).unlockedAt).toBeNull();
});

test('24.9 a view is of one person for one employer: neither is changed afterwards', async () => {
  const [employerId, other] = [await ofOwn(2), await ofOwn(2)];
  const listId = await listOf(employerId);
  const id = await add(listId);
  const { version } = (await send(id, 'contact')).json();
  const patch = async (path: string, of: number, body: object) =>
    (await api.call('PATCH', path, { as, body, headers: { 'if-match': `"v${of}"` } })).json().errors;
  const { id: seekerId } = await records.seeker();
  expect(await patch(`${entries}/${id}`, version, { seekerId })).toEqual([
    { path: 'seekerId', code: 'alreadyUnlocked' },
  ]);
  expect(await patch(`${entries}/${id}`, version, { listId: await listOf(other) })).toEqual([
    { path: 'listId', code: 'alreadyUnlocked' },
  ]);
  const list = await get(`${lists}/${listId}`);
  expect(await patch(`${lists}/${listId}`, list.version, { employerId: other })).toEqual([
    { path: 'employerId', code: 'listUnlocked' },
  ]);
});
