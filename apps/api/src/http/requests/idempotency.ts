import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '#db/database.ts';
import { idempotencyKeys } from '#db/schema/platform.ts';
import { problemOf } from '../problems/problems.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** How long a repeated request gets the first one's answer. */
const keptHours = 48;

/**
 * Runs an effect once for each `Idempotency-Key` of an actor; the key is kept in the transaction of the effect, so there is never
 * one without the other. A repetition gets the first answer, one that comes too early 409, another request under the same key 422.
 */
export async function idempotent<A extends Answer>(
  { database }: { database: Database },
  request: FastifyRequest,
  effect: (tx: Tx) => Promise<A>,
): Promise<A> {
  const key = String(request.headers['idempotency-key']).toLowerCase();
  const actorId = request.actor.id;
  const fingerprint = fingerprintOf(request);

  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${actorId} ${key}`}, 0)) AS taken`,
    );
    if (!rows[0]?.taken) throw problemOf('idempotencyInFlight', { retryAfter: 1 });

    const [kept] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.actor_id, actorId), eq(idempotencyKeys.key, key)));
    if (kept && kept.fingerprint !== fingerprint) throw problemOf('idempotencyMismatch');
    if (kept) return { status: kept.status, body: kept.body } as A;

    const answer = await effect(tx);
    await tx
      .insert(idempotencyKeys)
      .values({ actor_id: actorId, key, fingerprint, status: answer.status, body: answer.body });
    return answer;
  });
}

/** Forgets keys that are too old to be repeated. */
export async function forgetOldKeys({ database }: { database: Database }): Promise<void> {
  await database.pool.query(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '${keptHours} hours'`);
}

function fingerprintOf({ method, url, headers, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, headers['if-match'] ?? null, body ?? null]))
    .digest('base64');
}
