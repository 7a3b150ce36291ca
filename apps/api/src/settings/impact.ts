import type { SettingImpact } from '@diwan/api-contract/endpoints/settings';
import type { CountedSetting } from '@diwan/api-contract/settings/register';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { readSettings } from './read-settings.ts';

type Concerned = (value: number, now: string) => SQL;

const olderThan = (column: SQL, days: number, now: string) =>
  sql`${column} < ${now}::timestamptz - make_interval(days => ${days}::int)`;
const within = (column: SQL, days: number, now: string) =>
  sql`${column} between ${now}::timestamptz and ${now}::timestamptz + make_interval(days => ${days}::int)`;

/** Which records a number concerns. */
const concerned: Record<CountedSetting, Concerned> = {
  /** Posts that end later than any could be extended to. */
  jobPostMaxDays: (days, now) => sql`
    from job_posts where state in ('pending_review', 'scheduled', 'published', 'paused')
    and expires_at > ${now}::timestamptz + make_interval(days => ${days}::int)`,
  /** Posts that can't be extended any more. */
  jobPostMaxExtensions: (times) => sql`
    from job_posts where state in ('published', 'expired') and extensions_count >= ${times}`,
  jobPostWarningDays: (days, now) => sql`
    from job_posts where state in ('published', 'paused') and ${within(sql`expires_at`, days, now)}`,
  /** Candidates who can't be brought back any more. */
  applicationReopenDays: (days, now) => sql`
    from applications where state = 'rejected' and ${olderThan(sql`(rejection ->> 'at')::timestamptz`, days, now)}`,
  hireUndoDays: (days, now) => sql`
    from applications where state = 'recruited' and ${olderThan(sql`(hire ->> 'recruitedAt')::timestamptz`, days, now)}`,
  cvRequestPauseDays: (days, now) => sql`
    from seekers where cv_asked_at is not null and not (${olderThan(sql`cv_asked_at`, days, now)})`,
  mailContentDays: (days, now) => sql`
    from mails where content is not null and ${olderThan(sql`state_changed_at`, days, now)}`,
  bulkOperationDays: (days, now) => sql`from bulk_operations where ${olderThan(sql`finished_at`, days, now)}`,
};

/** How many records a number would concern, beside how many the present one does. */
export async function impactOf(tx: Tx, key: CountedSetting, value: number, now: string): Promise<SettingImpact> {
  const source = concerned[key];
  const settings = await readSettings(tx, now);
  const { rows } = await tx.execute<{ count: number; now: number }>(sql`
    select (select count(*) ${source(value, now)}) as count, (select count(*) ${source(settings[key], now)}) as now`);
  return rows[0]!;
}
