import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#crud/definition.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';

const batch = 200;

/** Sends the events whose time has come, to every resource unless told to which; safe in several processes at once, and after any pause. */
export async function sweepResources(
  deps: Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>,
  swept: readonly AnyResource[] = Object.values(deps.resources),
): Promise<number> {
  const { database, clock } = deps;
  const now = clock().toISOString();
  let sent = 0;
  for (const resource of swept) {
    for (const { event, where } of resource.timed?.(now) ?? []) {
      const { table } = resource;
      const due = await database.orm
        .select({ id: table.id })
        .from(table as PgTable)
        .where(where)
        .limit(batch);
      for (const { id } of due) {
        const isSent = await database
          .transaction((tx) => applyEvent(resource, { id, version: null, event }, { ...systemWriter(deps, tx), now }))
          .then(() => true, ignoreRefusal);
        if (isSent) sent += 1;
      }
    }
  }
  return sent;
}

/** Another process was faster, or the rules say no: both are fine for a sweep. */
function ignoreRefusal(error: unknown): false {
  if (error instanceof ProblemError && (error.code === 'refused' || error.code === 'notFound')) return false;
  throw error;
}
