import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFeature, addPlan, addSubscription, gives } from '#test/marketplace/plan-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { planSubscriptionsTable, planUsageTable } from '../table.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('admin');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

/** An employer whose plan allows so many posts, whatever its own number says. */
async function subscribed(limit: number | null, own = 50) {
  const { orm } = api.database;
  const feature = await addFeature(api.database, { key: 'job_posts' });
  const plan = await addPlan(api.database, { features: [gives(feature.id, limit)] });
  const { id: employerId } = await records.employer({ jobQuotaLimit: own });
  const period = { startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) };
  const { id } = await addSubscription(api.database, { planId: plan.id, employerId, state: 'active', ...period });
  const used = async () => {
    const [row] = await orm.select().from(planUsageTable).where(eq(planUsageTable.subscriptionId, id));
    return row!.used;
  };
  const { id: jobTitleId } = await records.jobTitle();
  const draft = async () =>
    (await records.jobPost({ employerId, jobTitleId, state: 'draft', expiresAt: inDays(60) })).id;
  return { id, employerId, featureId: feature.id, used, draft };
}
const send = async (path: string, event: object) => {
  const { version } = (await api.call('GET', `/api/v1/${path}`, { as })).json();
  return api.call('POST', `/api/v1/${path}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
};
const submit = { type: 'jobPost.submit' };
const outcomeOf = (answer: Awaited<ReturnType<typeof send>>) => String(answer.json().reason ?? answer.json().state);

test('24.9 of ten posts that are submitted at once a subscription takes as many as its plan allows, and a rejection gives one back', async () => {
  const { draft, used, employerId } = await subscribed(3);
  const ids: string[] = [];
  for (let made = 0; made < 10; made++) ids.push(await draft());
  const answers = await Promise.all(ids.map((id) => send(`job-posts/${id}`, submit)));
  const outcomes = answers.map(outcomeOf);
  expect(outcomes.filter((each) => each === 'pending_review')).toHaveLength(3);
  expect(outcomes.filter((each) => each === 'quotaExhausted')).toHaveLength(7);
  expect(await used()).toBe(3);
  const taken = ids.filter((_, index) => outcomes[index] === 'pending_review');
  const reject = { type: 'jobPost.reject', reason: 'misleading' };
  await Promise.all(
    Array<string>(5)
      .fill(taken[0]!)
      .map((id) => send(`job-posts/${id}`, reject)),
  );
  expect(await used()).toBe(2);
  await Promise.all(taken.map((id) => send(`job-posts/${id}`, reject)));
  expect(await used()).toBe(0);
  const employer = (await api.call('GET', `/api/v1/employers/${employerId}`, { as })).json();
  expect(employer).toMatchObject({ jobQuotaUsed: 0, jobQuotaLimit: 3 });
});

test('24.9 without a limit there is always one more; without a subscription that runs the employer’s own number counts', async () => {
  const free = await subscribed(null, 0);
  expect(outcomeOf(await send(`job-posts/${await free.draft()}`, submit))).toBe('pending_review');
  expect(await free.used()).toBe(1);
  const none = await subscribed(0, 1);
  expect(outcomeOf(await send(`job-posts/${await none.draft()}`, submit))).toBe('quotaExhausted');
  await api.database.orm
    .update(planSubscriptionsTable)
    .set({ state: 'expired' })
    .where(eq(planSubscriptionsTable.id, none.id));
  expect(outcomeOf(await send(`job-posts/${await none.draft()}`, submit))).toBe('pending_review');
  expect(await none.used()).toBe(0);
});

test('24.9 a quota that an administrator adds to holds until its day, and is never taken below nothing', async () => {
  const { id, featureId: feature, draft } = await subscribed(1);
  const adjust = { type: 'planSubscription.adjustQuota', feature, note: 'متفق عليه مع صاحب العمل.' };
  const until = inDays(3).slice(0, 10);
  expect((await send(`plan-subscriptions/${id}`, { ...adjust, delta: -2, until })).json().reason).toBe(
    'quotaBelowNothing',
  );
  expect((await send(`plan-subscriptions/${id}`, { ...adjust, delta: 1, until })).json().usage[0]).toMatchObject({
    limit: 2,
  });
  const posts = [await draft(), await draft(), await draft()];
  expect(outcomeOf(await send(`job-posts/${posts[0]}`, submit))).toBe('pending_review');
  expect(outcomeOf(await send(`job-posts/${posts[1]}`, submit))).toBe('pending_review');
  expect(outcomeOf(await send(`job-posts/${posts[2]}`, submit))).toBe('quotaExhausted');
  api.clock.advance(5 * 86_400);
  as = await api.signIn('admin');
  const { usage } = (await api.call('GET', `/api/v1/plan-subscriptions/${id}`, { as })).json();
  expect(usage[0]).toMatchObject({ used: 2, limit: 1 });
});
