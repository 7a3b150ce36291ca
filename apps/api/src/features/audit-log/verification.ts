import type { AuditVerification } from '@diwan/api-contract/endpoints/audit-events';
import { channels } from '@diwan/api-contract/values/channels';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { journalFolder } from '#audit/journal/journal.ts';
import { recordAudit } from '#audit/record.ts';
import { isSound, type Verdict } from '#audit/verdict.ts';
import { verifyAudit } from '#audit/verify.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { auditVerifications as table } from '#db/schema/audit-verifications.ts';
import { auditEvents } from '#db/schema/platform.ts';
import type { AppDeps } from '#deps.ts';
import { publish } from '#realtime/publish.ts';

/** After this time without a sign of life it has died with its process. */
const silence = sql`interval '2 minutes'`;
const patience = { statementSeconds: 600, idleSeconds: 600 } as const;

/** The last verification, whether it goes on or has ended. */
export async function lastVerification(tx: Tx): Promise<AuditVerification | null> {
  const isLost = sql<boolean>`${table.finishedAt} is null and ${table.seenAt} < now() - ${silence}`;
  const [found] = await tx.select({ row: table, isLost }).from(table).orderBy(desc(table.startedAt)).limit(1);
  if (!found) return null;
  const { id, startedAt, startedBy, finishedAt, checked, total, faults, finding, hasFailed } = found.row;
  const ended = hasFailed ? 'failed' : faults > 0 ? 'tampered' : 'sound';
  const state = finishedAt ? ended : found.isLost ? 'interrupted' : 'running';
  return { id, state, startedAt, startedBy, finishedAt, checked, total, faults, finding };
}

/** Writes down that somebody has the log verified; where that goes on already, nothing begins. */
export async function beginVerification(
  tx: Tx,
  now: string,
  request: FastifyRequest,
): Promise<{ verification: AuditVerification; isNew: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.auditVerification})`);
  const last = await lastVerification(tx);
  if (last?.state === 'running') return { verification: last, isNew: false };
  const { type, id, name } = request.actor;
  const total = await tx.$count(auditEvents);
  await tx.insert(table).values({ id: newId(), startedAt: now, startedBy: { type, id, name }, total });
  await recordAudit(tx, {
    actor: request.actor,
    request,
    entityType: 'audit',
    entityId: 'audit',
    entityLabel: { ar: 'سجل التدقيق', en: 'Audit log' },
    event: 'audit.verified',
  });
  return { verification: (await lastVerification(tx))!, isNew: true };
}

/** Checks the whole log as the command line does, page by page between other work, and keeps what it found. */
export async function verify(id: string, personId: string, { database, keys, config }: AppDeps): Promise<void> {
  const keep = (values: Partial<typeof table.$inferInsert>) =>
    database.transaction(async (tx) => {
      await tx
        .update(table)
        .set({ ...values, seenAt: sql`now()` })
        .where(eq(table.id, id));
      await publish(tx, channels.person(personId), 'audit.progress', {});
    });
  const finishedAt = sql`now()`;
  try {
    const verdict = await database.transaction(
      (tx) => verifyAudit(tx, keys.audit, journalFolder(config), (checked) => keep({ checked })),
      patience,
    );
    const total = verdict.events;
    await keep({ ...resultOf(verdict), checked: total, total, finishedAt: finishedAt as never });
  } catch (error) {
    await keep({ hasFailed: true, finishedAt: finishedAt as never });
    throw error;
  }
}

function resultOf(verdict: Verdict): Pick<typeof table.$inferInsert, 'faults' | 'finding'> {
  if (isSound(verdict)) return { faults: 0, finding: null };
  const { findings, faults, hidden, journalFault } = verdict;
  const nowhere = { entityType: 'audit', entityId: 'audit', position: 0, at: null };
  const [first] = findings;
  const detail = journalFault ?? '';
  const finding = first ?? { ...nowhere, kind: hidden > 0 ? ('hidden' as const) : ('journal' as const), detail };
  return { faults: Math.max(1, faults + hidden), finding };
}
