import type { PgTable } from 'drizzle-orm/pg-core';
import { Failures } from '#background/failures.ts';
import type { AnyResource } from '#crud/definition.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type SweepDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

interface SweepOptions {
  swept?: readonly AnyResource[];
  /** Ends it after the record that it is at. */
  stop?: AbortSignal;
}

/** Records of one kind whose time has come, in one round. */
const most = 5_000;

/**
 * Sends the events whose time has come, to every resource unless told to which; safe in several processes at once, and after any pause.
 * A record whose event fails keeps none of the others; answers for how many were sent.
 * @throws {Error} When all others have been seen to: how many failed, and why the first did.
 */
export async function sweepResources(
  deps: SweepDeps,
  { swept = Object.values(deps.resources), stop }: SweepOptions = {},
): Promise<number> {
  const { database, clock } = deps;
  const now = clock().toISOString();
  const failures = new Failures();
  let sent = 0;
  for (const resource of swept) {
    for (const { event, where } of resource.timed?.(now) ?? []) {
      const { table, contract } = resource;
      const due = await database.orm
        .select({ id: table.id })
        .from(table as PgTable)
        .where(where)
        .limit(most);
      for (const { id } of due) {
        if (stop?.aborted) return sent;
        await failures.past(`${event.type} of ${contract.path} ${id}`, async () => {
          const isSent = await database
            .transaction((tx) => applyEvent(resource, { id, version: null, event }, { ...systemWriter(deps, tx), now }))
            .then(() => true, ignoreRefusal);
          if (isSent) sent += 1;
        });
      }
    }
  }
  failures.tell();
  return sent;
}

/** Another process was faster, or the rules say no: both are fine for a sweep. */
function ignoreRefusal(error: unknown): false {
  if (error instanceof ProblemError && (error.code === 'refused' || error.code === 'notFound')) return false;
  throw error;
}
