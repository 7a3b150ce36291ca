import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendSigned, signing } from '#test/marketplace/order-records.ts';
import { addFeature, addPlan, addSubscription, gives } from '#test/marketplace/plan-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp({ signing });
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const period = () => ({ startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) });
const take = async (type: string, id: string, feature: string, count: number, messageId: string = randomUUID()) => {
  const answer = await sendSigned(api, '/api/v1/platform/usage', { messageId, by: { type, id }, feature, count });
  const { used, limit, code, reason } = answer.json();
  return answer.statusCode === 200 ? { used, limit } : { code, reason };
};
const refused = (reason: string) => ({ code: 'refused', reason });
async function employerWith(key: string, limit: number | null) {
  const feature = await addFeature(api.database, { key });
  const plan = await addPlan(api.database, { features: [gives(feature.id, limit)] });
  const { id } = await recordsIn(api.database).employer();
  const { id: subscription } = await addSubscription(api.database, {
    planId: plan.id,
    employerId: id,
    state: 'active',
    ...period(),
  });
  return { id, subscription };
}

test('24.9 what a subscriber uses on the platform is counted once a message, never above the plan and never below nothing', async () => {
  const { id, subscription } = await employerWith('team_seats', 3);
  const message = randomUUID();
  expect(await take('employer', id, 'team_seats', 2, message)).toEqual({ used: 2, limit: 3 });
  expect(await take('employer', id, 'team_seats', 2, message)).toEqual({ used: 2, limit: 3 });
  expect(await take('employer', id, 'team_seats', 2)).toEqual(refused('quotaExhausted'));
  const { usage } = (await api.call('GET', `/api/v1/plan-subscriptions/${subscription}`, { as })).json();
  expect(usage).toMatchObject([{ key: 'team_seats', used: 2, limit: 3 }]);
  expect(await take('employer', id, 'team_seats', -5)).toEqual({ used: 0, limit: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => take('employer', id, 'team_seats', 1)));
  expect(answers.filter(({ reason }) => reason === 'quotaExhausted')).toHaveLength(7);
});

test('24.9 without a plan that runs and counts it nothing is taken; job posts are counted where they are', async () => {
  const { id } = await employerWith('bulk_messages', null);
  expect(await take('employer', id, 'bulk_messages', 400)).toEqual({ used: 400, limit: null });
  expect(await take('employer', id, 'team_seats', 1)).toEqual(refused('notSubscribed'));
  expect(await take('employer', id, 'job_posts', 1)).toEqual(refused('countedHere'));
  const provider = await addProvider(api.database, {});
  expect(await take('provider', provider.id, 'product_listings', 1)).toEqual(refused('notSubscribed'));
  expect(await take('provider', randomUUID(), 'product_listings', 1)).toMatchObject({ code: 'invalid' });
});

test('24.9 CVs that an employer opens on the platform are of the same views as those that staff open to it', async () => {
  const quotaOf = async (id: string) => {
    const { cvViewQuotaUsed: used, cvViewQuotaLimit: limit } = (
      await api.call('GET', `/api/v1/employers/${id}`, { as })
    ).json();
    return { used, limit };
  };
  const subscribed = await employerWith('cv_views', 5);
  expect(await take('employer', subscribed.id, 'cv_views', 4)).toEqual({ used: 4, limit: 5 });
  expect(await quotaOf(subscribed.id)).toEqual({ used: 4, limit: 5 });
  const { id } = await recordsIn(api.database).employer();
  expect(await take('employer', id, 'cv_views', 10)).toEqual({ used: 10, limit: 10 });
  expect(await take('employer', id, 'cv_views', 1)).toEqual(refused('quotaExhausted'));
  expect(await quotaOf(id)).toEqual({ used: 10, limit: 10 });
});
