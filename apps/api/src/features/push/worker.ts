import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { pushNotificationsTable as table } from '#resources/news/push/table.ts';
import type { PushConfig } from './config.ts';

type WorkerDeps = Pick<AppDeps, 'database' | 'clock'>;
type Push = typeof table.$inferSelect;

const mostTries = 10;
const answerMilliseconds = 10_000;
const pauseWhenIdle = 2_000;
/** How many phones the service reaches, where it says that. */
const answered = z.object({ accepted: z.int().min(0).optional() }).catch({});

/** Hands the next message over that is due; false when none is. Handed over again after a crash, it carries the same key. */
export const pushStep = ({ database, clock }: WorkerDeps, config: PushConfig | null): Promise<boolean> =>
  database.transaction(async (tx) => {
    const now = clock().toISOString();
    const [push] = await tx
      .select()
      .from(table)
      .where(and(eq(table.state, 'queued'), lte(table.scheduleAt, now)))
      .orderBy(asc(table.scheduleAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!push) return false;
    await settle(tx, push, config, now);
    return true;
  });

async function settle(tx: Tx, push: Push, config: PushConfig | null, now: string): Promise<void> {
  const write = (columns: Partial<Push>) => tx.update(table).set(columns).where(eq(table.id, push.id));
  if (!config) {
    await write({ state: 'kept', settledAt: now });
    return;
  }
  const tries = push.tries + 1;
  const accepted = await handOver(push, config).catch(() => null);
  if (accepted) await write({ state: 'sent', tries, settledAt: now, accepted: accepted.accepted ?? null });
  else if (tries >= mostTries) await write({ state: 'failed', tries, settledAt: now });
  else await write({ tries, scheduleAt: new Date(Date.parse(now) + 1_000 * 2 ** tries).toISOString() });
}

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

/** Hands messages to phones over as long as the process lasts; what fails (the database is away) is tried again. */
export function startPushWorker(deps: WorkerDeps, config: PushConfig | null): { close(): Promise<void> } {
  const stop = new AbortController();
  const running = (async () => {
    while (!stop.signal.aborted) {
      const hasWorked = await pushStep(deps, config).catch(() => false);
      if (!hasWorked) await sleep(pauseWhenIdle, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
