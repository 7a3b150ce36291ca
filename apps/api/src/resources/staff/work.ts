import type { Staff } from '@diwan/api-contract/resources/staff';
import { and, count, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { employersTable as employers } from '../employers/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';

type Kind = keyof Staff['work'];
interface Assigned {
  table: PgTable & Record<'version' | 'updatedAt' | 'updatedBy', AnyPgColumn>;
  /** The id of whom it is assigned to. */
  to: SQL<string>;
  isOpen: SQL | undefined;
  /** The columns that name somebody else from then on. */
  given(colleague: { id: string; name: string }): object;
}

/** What can be assigned to somebody and is not over, in the order in which whoever changes several takes them. */
const assigned: Record<Kind, Assigned> = {
  applications: {
    table: applications,
    to: sql`${applications.assignee} ->> 'id'`,
    isOpen: inArray(applications.state, ['pending', 'in-progress', 'approved']),
    given: (colleague) => ({ assignee: colleague }),
  },
  jobPosts: {
    table: jobPosts,
    to: sql`${jobPosts.recruiterId}::text`,
    isOpen: notInArray(jobPosts.state, ['closed', 'rejected', 'archived']),
    given: ({ id }) => ({ recruiterId: id }),
  },
  employers: {
    table: employers,
    to: sql`${employers.accountManagerId}::text`,
    isOpen: ne(employers.state, 'closed'),
    given: ({ id }) => ({ accountManagerId: id }),
  },
};
const kinds = Object.entries(assigned) as [Kind, Assigned][];

/** How much is assigned to each of some people. */
export async function workOf(ids: readonly string[], tx: Tx): Promise<Staff['work'][]> {
  const found = new Map(ids.map((id) => [id, { applications: 0, jobPosts: 0, employers: 0 }]));
  for (const [kind, { table, to, isOpen }] of kinds) {
    const counted = await tx
      .select({ id: to, items: count() })
      .from(table)
      .where(and(isOpen, inArray(to, [...ids])))
      .groupBy(to);
    for (const { id, items } of counted) found.get(id)![kind] = items;
  }
  return ids.map((id) => found.get(id)!);
}

/** Gives all of it to a colleague. */
export async function handOver(from: string, to: { id: string; name: string }, writer: Writer): Promise<void> {
  const { tx, now, actor } = writer;
  const updatedBy = { type: actor.type, id: actor.id, name: actor.name };
  for (const [, { table, to: owner, isOpen, given }] of kinds)
    await tx
      .update(table)
      .set({ ...given(to), version: sql`${table.version} + 1`, updatedAt: now, updatedBy } as never)
      .where(and(isOpen, sql`${owner} = ${from}`));
}
