import { channels } from '@diwan/api-contract/endpoints/realtime';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import { keepWorking, type Worker } from '#background/keep-working.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
import { recordFilesTable } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { publish } from '#realtime/publish.ts';
import { subjectOf } from '#resources/subject.ts';
import { type Finding, scan } from '#storage/scanner/clamd.ts';
import type { ClamdConfig } from '#storage/scanner/config.ts';
import { theSystem } from '#workflows/apply-event.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock' | 'store'>;
type Table = typeof recordFilesTable | typeof fieldFilesTable;

const patience = 60_000;
/** Somebody else takes a content up that was claimed this long ago and never settled. */
const leaseMilliseconds = 2 * patience;
/** One of which nothing could be told is tried again then, behind the others. */
const againMilliseconds = 15_000;
const pauseWhenIdle = 5_000;
/** Looked at when a scanner is there: what came while it could not be asked, and what came before there was one. */
const unseen = ['pending', 'unscanned'] as const;

/**
 * Has the scanner look at the next content that it has not seen; answers whether there was one. What it finds something in is in
 * quarantine from then on: kept, shown as such, and handed out to nobody.
 */
export async function scanStep(deps: WorkerDeps, clamd: ClamdConfig): Promise<boolean> {
  for (const table of [recordFilesTable, fieldFilesTable]) {
    const claimed = await claimNext(deps, table);
    if (!claimed) continue;
    const { id, key } = claimed;
    try {
      const content = await deps.store.openUnscanned(key);
      // Bytes that are gone harm nobody.
      await settle(deps, key, content ? await scan(clamd, content, patience) : { found: null });
    } catch (error) {
      const scanDueAt = dueIn(deps, againMilliseconds);
      await deps.database.orm.update(table).set({ scanDueAt }).where(eq(table.id, id));
      throw error;
    }
    return true;
  }
  return false;
}

const dueIn = ({ clock }: WorkerDeps, milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

async function claimNext(deps: WorkerDeps, table: Table): Promise<{ id: string; key: string } | undefined> {
  const { orm } = deps.database;
  const isUnseen = inArray(table.scan, [...unseen]);
  const next = orm
    .select({ id: table.id })
    .from(table)
    .where(and(isUnseen, or(isNull(table.scanDueAt), lte(table.scanDueAt, dueIn(deps, 0)))))
    .orderBy(sql`${table.scanDueAt} nulls first`)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await orm
    .update(table)
    .set({ scanDueAt: dueIn(deps, leaseMilliseconds) })
    .where(inArray(table.id, next))
    .returning({ id: table.id, key: table.key });
  return claimed;
}

/** Several files may share their bytes: what is found in these holds for all. */
async function settle({ database }: WorkerDeps, key: string, { found }: Finding): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of [recordFilesTable, fieldFilesTable]) {
      const { name, resource, recordId } = table;
      const settled = await tx
        .update(table)
        .set({ scan: found === null ? 'clean' : 'rejected', scanDueAt: null })
        .where(and(eq(table.key, key), inArray(table.scan, [...unseen])))
        .returning({ name, resource, recordId });
      for (const file of settled) {
        const subject = file.recordId && (await subjectOf(tx, theSystem, file.resource, file.recordId).catch(whenGone));
        if (!subject) continue;
        const { path, id, label, person } = subject;
        if (found !== null) {
          const diff = [
            { path: 'file.name', before: file.name, after: null },
            { path: 'file.found', before: null, after: found },
          ];
          const entity = { entityType: path, entityId: id, entityLabel: label, person };
          await recordAudit(tx, { actor: theSystem, ...entity, event: 'file.quarantined', diff });
        }
        await publish(tx, channels.resource(path), 'record.noted', { resource: path, id, by: theSystem.id });
      }
    }
  });
}

function whenGone(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'notFound') return null;
  throw error;
}

/** Looks at contents as long as the process lasts, and says when the scanner can't be asked and when it can again. */
export function startScanWorker(
  deps: WorkerDeps,
  clamd: ClamdConfig | null,
  { say }: { say: (line: string) => void },
): Worker {
  let isReached = true;
  async function step(by: ClamdConfig): Promise<boolean> {
    try {
      const hasWorked = await scanStep(deps, by);
      if (hasWorked && !isReached) say('The virus scanner answers again.');
      isReached ||= hasWorked;
      return hasWorked;
    } catch (error) {
      if (isReached) say(`The virus scanner could not look at a document: ${(error as Error).message}`);
      isReached = false;
      return false;
    }
  }
  if (!clamd) return { close: async () => {} };
  return keepWorking({ name: 'Documents', work: () => step(clamd), pauseWhenIdle });
}
