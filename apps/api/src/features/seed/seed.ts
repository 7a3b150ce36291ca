import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { chained } from '#audit/chain.ts';
import type { Database, Tx } from '#db/database.ts';
import { recordNotesTable } from '#db/schema/notes.ts';
import { auditEvents } from '#db/schema/platform.ts';
import { notificationsTable } from '#db/schema/realtime.ts';
import type { Keys } from '#keys/load-keys.ts';
import { interviewsTable } from '#resources/applications/interviews/table.ts';
import { type Attached, applicationRows } from '#resources/applications/seed.ts';
import { planApplications } from '#resources/applications/seed-plan.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import { employerRows, planEmployers } from '#resources/employers/seed.ts';
import { employersTable } from '#resources/employers/table.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { jobPostRows } from '#resources/job-posts/seed.ts';
import { planJobPosts } from '#resources/job-posts/seed-plan.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { jobTitlesTable } from '#resources/job-titles/table.ts';
import { planSeekers, seekerRows } from '#resources/seekers/seed.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { seedTerms } from '#resources/taxonomy/seed.ts';
import { insertRows } from '#seeding/insert-rows.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import { instant } from '#seeding/time.ts';
import { withoutIndexes } from '#seeding/without-indexes.ts';
import { applicationHistory, jobPostHistory } from './history.ts';
import { notificationRows } from './notifications.ts';

export interface SeedOptions {
  /** 1 is 2,000 employers, 20,000 job seekers, 5,000 job posts and 40,000 applications. */
  scale?: number;
  /** The same seed and the same `now` make the same data. */
  seed?: number;
  now?: Date;
}

/** Whether there is anything that demo data could collide with. */
export async function hasRecords({ orm }: Database): Promise<boolean> {
  const { rows } = await orm.execute<{ has: boolean }>(
    sql`select exists (select from ${industriesTable}) or exists (select from ${employersTable}) or exists (select from ${seekersTable}) as has`,
  );
  return rows[0]!.has;
}

/** Fills an empty database with demo data, all of it or nothing; answers how many rows of each table it made. */
export function seedDemoData(
  database: Database,
  { sealing, audit }: Keys,
  options: SeedOptions = {},
): Promise<Record<string, number>> {
  const { scale = 1, seed = 20_261_121 } = options;
  const now = (options.now ?? new Date()).getTime();
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const made: Record<string, number> = {};
    const fill = async <T extends PgTable>(table: T, rows: Parameters<typeof insertRows<T>>[2]) => {
      made[getTableName(table)] = await insertRows(tx, table, rows);
    };
    const uses = new Map<string, { count: number; lastAt: number }>();
    const use = (termId: string, at: number) => {
      const known = uses.get(termId);
      uses.set(termId, { count: (known?.count ?? 0) + 1, lastAt: Math.max(known?.lastAt ?? 0, at) });
    };

    const terms = await seedTerms(tx, seed, now);
    const employers = planEmployers(Math.ceil(2_000 * scale), seed, now);
    const seekers = planSeekers(Math.ceil(20_000 * scale), terms, seed, now);
    const posts = planJobPosts(Math.ceil(5_000 * scale), employers, terms, seed, now);
    const applications = planApplications(Math.ceil(40_000 * scale), posts, seekers, seed, now);

    const attached: Attached = { interviews: [], notes: [], history: [] };
    await withoutIndexes(tx, [employersTable, seekersTable, jobPostsTable, applicationsTable], async () => {
      await fill(employersTable, employerRows(employers, terms, sealing, seed, now));
      await fill(seekersTable, seekerRows(seekers, terms, sealing, seed, now, use));
      await fill(jobPostsTable, jobPostRows(posts, terms, seed, now, use));
      await fill(applicationsTable, applicationRows(applications, attached, seed, now));
      await fill(interviewsTable, attached.interviews);
      await fill(recordNotesTable, attached.notes);
    });
    const told = Math.ceil(2_000 * scale);
    const { rows } = await tx.execute<{ number: number }>(sql`select number from next_audit_place('seed', '')`);
    const { number } = rows[0]!;
    made.audit_events =
      (await insertRows(tx, auditEvents, chained(audit, number, jobPostHistory(posts, told, seed)))) +
      (await insertRows(tx, auditEvents, chained(audit, number, applicationHistory(attached.history, told, seed))));
    if (await hasDemoStaff(tx))
      await fill(notificationsTable, notificationRows({ employers, posts, applications }, seed, now));

    for (const employer of employers) use(terms.industries.get(employer.section)!.id, employer.createdAt);
    for (const seeker of seekers) use(seeker.title.id, seeker.createdAt);
    await countUses(tx, uses);
    for (const table of ['employers', 'seekers', 'job_posts', 'applications']) {
      await tx.execute(
        sql`select setval(${`${table}_number`}, greatest(1, (select count(*) from ${sql.identifier(table)})))`,
      );
    }
    return made;
  });
}

async function hasDemoStaff(tx: Tx): Promise<boolean> {
  const ids = staffActors.map(({ id }) => id);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*) as count from staff where id in ${ids}`);
  return rows[0]!.count === ids.length;
}

async function countUses(tx: Tx, uses: Map<string, { count: number; lastAt: number }>): Promise<void> {
  const list = JSON.stringify([...uses].map(([id, { count, lastAt }]) => ({ id, count, at: instant(lastAt) })));
  for (const table of [industriesTable, skillsTable, jobTitlesTable]) {
    const counted: SQL = sql`json_to_recordset(${list}::json) as used (id uuid, count int, at timestamptz)`;
    await tx.execute(
      sql`update ${table} set usage_count = used.count, last_used_at = used.at from ${counted} where ${table.id} = used.id`,
    );
  }
}
