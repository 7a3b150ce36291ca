import type { AppDeps } from '#deps.ts';

/** Which of these sessions still hold: neither ended, nor idle, nor past their time. */
export async function liveSessions({ database, config, clock }: AppDeps, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const now = clock();
  const usedSince = new Date(now.getTime() - config.sessionLimits.idleSeconds * 1000);
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM sessions WHERE id = ANY($1) AND ended_at IS NULL AND ends_at > $2 AND last_used_at > $3',
    [ids, now, usedSince],
  );
  return new Set(rows.map(({ id }) => id));
}
