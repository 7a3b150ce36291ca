import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import type { AppDeps } from '#deps.ts';
import { pushNotificationsTable as table } from '#resources/news/push/table.ts';
import type { PushConfig } from './config.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock'>;
type Push = typeof table.$inferSelect;

const mostTries = 10;
const answerMilliseconds = 10_000;
/** Somebody else takes a message up that was claimed this long ago and never settled. */
const leaseMilliseconds = 2 * answerMilliseconds;
/** How many phones the service reaches, where it says that. */
const answered = z.object({ accepted: z.int().min(0).optional() }).catch({});

/** Hands the next message over that is due; false when none is. Handed over again after a crash, it carries the same key. */
export async function pushStep({ database, clock }: WorkerDeps, config: PushConfig | null): Promise<boolean> {
  const push = await claimNext(database, clock());
  if (!push) return false;
  const outcome = config ? await outcomeOf(push, config, clock()) : { state: 'kept' as const };
  const settled = { ...outcome, settledAt: 'state' in outcome ? clock().toISOString() : null };
  // Its news may have been taken down and published anew meanwhile: what has left is known as sent, so that it leaves once.
  if (settled.state === 'sent')
    await database.orm
      .insert(table)
      .values({ ...push, ...settled })
      .onConflictDoUpdate({ target: table.newsId, set: settled });
  else
    await database.orm
      .update(table)
      .set(settled)
      .where(and(eq(table.id, push.id), eq(table.state, 'queued')));
  return true;
}

/** The next message that is due, its try counted, and out of everybody else's sight while its lease lasts. */
async function claimNext({ orm }: WorkerDeps['database'], now: Date): Promise<Push | null> {
  const due = orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.state, 'queued'), lte(table.scheduleAt, now.toISOString())))
    .orderBy(asc(table.scheduleAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [push] = await orm
    .update(table)
    .set({ tries: sql`${table.tries} + 1`, scheduleAt: later(now, leaseMilliseconds) })
    .where(inArray(table.id, due))
    .returning();
  return push ?? null;
}

async function outcomeOf(push: Push, config: PushConfig, now: Date) {
  const answer = await handOver(push, config).catch(() => null);
  if (answer) return { state: 'sent' as const, accepted: answer.accepted ?? null };
  if (push.tries >= mostTries) return { state: 'failed' as const };
  return { scheduleAt: later(now, 1_000 * 2 ** push.tries) };
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

async function handOver({ id, title, body, image, deepLink, audience, platforms }: Push, { url, token }: PushConfig) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ id, title, body, image, deepLink, audience, platforms }),
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  if (!answer.ok) throw new Error(`The service for messages to phones answered ${answer.status}`);
  return answered.parse(await answer.json().catch(() => ({})));
}

/** Hands messages to phones over as long as the process lasts. */
export const startPushWorker = (deps: WorkerDeps, config: PushConfig | null, say?: BackgroundWork['say']): Worker =>
  keepWorking({ name: 'Messages to phones', work: () => pushStep(deps, config), pauseWhenIdle: 2_000, say });
