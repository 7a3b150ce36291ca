import { hasCapability } from '@diwan/api-contract/capabilities';
import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Author, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import {
  type ImportRowRow,
  type ImportRunRow,
  importsTable as imports,
  importRowsTable as rows,
} from '#db/schema/imports.ts';
import type { AppDeps } from '#deps.ts';
import { isActive } from '#identity/staff/staff.ts';
import { resourceAt } from '#resources/index.ts';
import { capabilitiesFor } from '../access.ts';

export type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

/** What became of the wish to work on some rows: they were settled up to a line, or none is left after it; the import is in another state, or must be stopped. */
export type Stepped = { kind: 'settled'; last: number | null } | { kind: 'halted' } | { kind: 'stop'; reason: string };

export interface Step {
  tx: Tx;
  run: ImportRunRow;
  found: ImportRowRow[];
  writer: Writer;
}

export type WorkState = 'mapped' | 'running' | 'undoing';

/** The rows that are still to do in each state in which a worker has something to do. */
export const toDo: Record<WorkState, SQL | undefined> = {
  mapped: isNull(rows.verdict),
  running: and(isNull(rows.outcome), inArray(rows.verdict, ['new', 'changed'])),
  undoing: eq(rows.outcome, 'done'),
};

/** Works on some rows after a line in one transaction: they and what is written for them are there together or not at all, whoever dies when. */
export function step(
  { database, clock, resources, keys }: WorkerDeps,
  { id, state, after, limit }: { id: string; state: WorkState; after: number; limit: number },
  work: (step: Step) => Promise<void>,
): Promise<Stepped> {
  return database.transaction(async (tx) => {
    const [leased] = await tx
      .select({ run: imports, member: staff })
      .from(imports)
      .innerJoin(staff, eq(staff.id, imports.authorId))
      .where(eq(imports.id, id))
      .for('share', { of: imports });
    if (leased?.run.state !== state) return { kind: 'halted' };
    const { run, member } = leased;
    if (!isActive(member)) return { kind: 'stop', reason: 'authorInactive' };
    const can: Author['can'] = (capability) => hasCapability(member.role, capability);
    if (!capabilitiesFor(resourceAt(run.resource)).every(can)) return { kind: 'stop', reason: 'notPermitted' };
    const found = await tx
      .select()
      .from(rows)
      .where(and(eq(rows.importId, id), toDo[state], gt(rows.line, after)))
      .orderBy(asc(rows.line))
      .limit(limit)
      .for('update', { skipLocked: true });
    const { ip, userAgent, sessionId } = run.origin;
    const actor = { type: 'staff' as const, id: member.id, name: member.name, sessionId, can };
    const request = { id: run.id, ip, headers: userAgent === null ? {} : { 'user-agent': userAgent } };
    const now = clock().toISOString();
    const writer = { tx, now, actor, can, request, followUps: [], resources, sealing: keys.sealing };
    if (found.length > 0) await work({ tx, run, found, writer });
    return { kind: 'settled', last: found.at(-1)?.line ?? null };
  });
}
