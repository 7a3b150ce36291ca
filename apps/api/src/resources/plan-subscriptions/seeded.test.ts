import { subscriptionStates } from '@diwan/api-contract/values/records/plan-subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoApp } from '#test/demo-app.ts';
import type { TestApp } from '#test/test-app.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await createDemoApp(0.1);
});
afterAll(() => demo.close());

const rowsOf = async (query: string) => (await demo.database.pool.query(query)).rows;

test('the demo has subscriptions in every state, and what employers have used of them is what their posts take', async () => {
  const states = await rowsOf('select distinct state from plan_subscriptions');
  expect(states.map(({ state }) => state).sort()).toEqual([...subscriptionStates].sort());
  const wrong = await rowsOf(`
    select s.number from plan_subscriptions s
    join plan_usage u on u.subscription_id = s.id join plan_features f on f.id = u.feature_id and f.key = 'job_posts'
    join employers e on e.id = s.employer_id
    where s.state in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')
      and (u.used <> e.job_quota_used or u.used > u.base_limit)`);
  expect(wrong).toEqual([]);
});

test('24.9 the CVs that were opened to employers are counted: ever, and since a month of a subscription began', async () => {
  const opened = `
    select l.employer_id, l.seeker_id, min(l.unlocked_at) as at from talent_list_entries l
    where l.unlocked_at is not null and not exists (
      select from applications a join job_posts p on p.id = a.job_post_id
      where a.seeker_id = l.seeker_id and p.employer_id = l.employer_id)
    group by 1, 2`;
  const own = await rowsOf(`
    select e.number from employers e left join (select employer_id, count(*) as views from (${opened}) o group by 1) v
      on v.employer_id = e.id
    where e.cv_view_quota_used <> coalesce(v.views, 0) or e.cv_view_quota_used > e.cv_view_quota_limit`);
  expect(own).toEqual([]);
  const counted = await rowsOf(`
    select u.used, u.base_limit, (
      select count(*)::int from (${opened}) o where o.employer_id = s.employer_id and o.at < s.current_period_end
        and o.at >= greatest(s.start_at, u.resets_at - interval '30 days')) as views
    from plan_subscriptions s join plan_usage u on u.subscription_id = s.id
    join plan_features f on f.id = u.feature_id and f.key = 'cv_views'`);
  expect(counted.filter(({ used, views }) => used !== views)).toEqual([]);
  expect(counted.filter(({ used, base_limit: limit }) => limit !== null && used > limit)).toEqual([]);
  expect(counted.some(({ used }) => used > 0)).toBe(true);
});

test('what a running subscription is priced by stands in the version of its plan that it has', async () => {
  const wrong = await rowsOf(`
    select s.number from plan_subscriptions s
    join plan_versions v on v.plan_id = s.plan_id and v.version = s.plan_version
    where s.price_snapshot <> case when (v.terms ->> 'isVatIncluded')::boolean then (v.terms ->> 'price')::bigint
      else round((v.terms ->> 'price')::bigint * 1.15) end`);
  expect(wrong).toEqual([]);
  const versions = await rowsOf(
    'select count(*)::int as count from plan_subscriptions where plan_version = 1 and plan_id in (select id from plans where terms_version = 2)',
  );
  expect(versions[0].count).toBeGreaterThan(0);
});
