import { mostSynonyms } from '@diwan/api-contract/values/text/synonym';
import type { TestApp } from '../test-app.ts';

/** Whoever else an order may look different to: one who has ordered. */
export async function customerOf(api: TestApp, key: string): Promise<{ id: string }[]> {
  if (key !== 'orders') return [];
  return (await api.database.pool.query('SELECT seeker_id AS id FROM orders WHERE seeker_id IS NOT NULL LIMIT 1')).rows;
}

/** Events that name other records, of each kind of those. */
export async function naming(api: TestApp, key: string, sharedPostId: string): Promise<{ type: string }[]> {
  if (key in taxonomies) return namingTerms(api, taxonomies[key as keyof typeof taxonomies]);
  if (key === 'staff') return [{ type: 'staff.deactivate' }];
  if (key === 'exams') return namingCandidates(api);
  if (key === 'planSubscriptions') return namingPlans(api);
  if (key === 'crmUsers') return namingSuccessors(api);
  if (key !== 'applications' && key !== 'seekers') return [];
  const { rows } = await api.database.pool.query<{ id: string }>(
    `(SELECT DISTINCT ON (state) id FROM job_posts ORDER BY state, applicants_total DESC)
     UNION SELECT job_post_id FROM mails WHERE template = 'jobInvitation'`,
  );
  const type = key === 'seekers' ? 'seeker.inviteToJob' : 'application.moveToJob';
  const posts = rows.map(({ id }) => ({ type, jobPost: id }));
  return [...posts, ...(await (key === 'seekers' ? namingSeekers(api, sharedPostId) : namingTimes(api)))];
}

/** A time that is over, one at which nobody meets anybody, and those of meetings. */
async function namingTimes(api: TestApp): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ at: string }>(
    `SELECT DISTINCT ON (organizer) starts_at AS at FROM interviews WHERE state = 'scheduled'`,
  );
  const times = [
    ...rows.map(({ at }) => new Date(at).toISOString()),
    '2026-01-01T09:00:00.000Z',
    '2030-01-01T09:00:00.000Z',
  ];
  const plan = { type: 'application.inviteToInterview', interviewType: 'voice', title: 'مقابلة', durationMin: 30 };
  return times.map((startsAt) => ({ ...plan, alertMin: 15, order: 'together', startsAt }));
}

/** A CRM user who takes over from others, and so from nobody of their own name. */
async function namingSuccessors(api: TestApp): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>('SELECT id FROM crm_users LIMIT 1');
  return rows.map(({ id: successor }) => ({ type: 'crmUser.offboard', successor }));
}

/** Whoever sat some exam, and may sit another. */
async function namingCandidates(api: TestApp): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'SELECT DISTINCT seeker_id AS id FROM exam_attempts WHERE seeker_id IS NOT NULL LIMIT 3',
  );
  return rows.map(({ id }) => ({ type: 'exam.grantAttempt', seekerId: id }));
}

/** Somebody in each state, who is about to leave, and who was recruited beside somebody else. */
async function namingSeekers(api: TestApp, sharedPostId: string): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `SELECT DISTINCT ON (state, anonymise_at IS NULL) id FROM seekers
     UNION SELECT seeker_id FROM applications WHERE job_post_id = $1`,
    [sharedPostId],
  );
  return rows.map(({ id }) => ({ type: 'seeker.merge', into: id }));
}

const taxonomies = {
  skills: 'skills',
  jobTitles: 'job_titles',
  industries: 'industries',
  businessSpecialists: 'business_specialists',
  categories: 'categories',
};

/** A term that is in use, that one as the place of what stands above it, one with as many names as it may have, and one that is not there. */
async function namingTerms(api: TestApp, table: string): Promise<{ type: string }[]> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE state = 'active' LIMIT 3`,
  );
  const [above, below, crowded] = rows.map(({ id }) => id);
  const names = Array.from({ length: mostSynonyms }, (_, index) => ({ lang: 'ar', text: `اسم آخر ${index}` }));
  await api.database.pool.query(`UPDATE ${table} SET synonyms = $1 WHERE id = $2`, [JSON.stringify(names), crowded]);
  await api.database.pool.query(`UPDATE ${table} SET parent_id = $1 WHERE id = $2`, [above, below]);
  const into = { type: 'term.merge', into: above };
  const others = [crowded, crypto.randomUUID()].map((other) => ({ type: 'term.merge', into: other }));
  return [into, { type: 'term.setParent', parent: below! }, ...others] as never;
}

/** Plans in each state and for everybody, and a quota that is enough, one that is not, and one that nobody counts. */
async function namingPlans(api: TestApp): Promise<{ type: string }[]> {
  const { rows: plans } = await api.database.pool.query<{ id: string }>('SELECT id FROM plans');
  const { rows: counted } = await api.database.pool.query<{ id: string }>(
    'SELECT DISTINCT feature_id AS id FROM plan_usage',
  );
  const adjusting = counted.flatMap(({ id: feature }) =>
    [5, -9_000].map((delta) => ({ type: 'planSubscription.adjustQuota', feature, delta })),
  );
  return [...plans.map(({ id: plan }) => ({ type: 'planSubscription.changePlan', plan })), ...adjusting];
}
