import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Database, Tx } from '#db/database.ts';
import { oidcPayloads } from '#db/schema/identity.ts';

type Clock = () => Date;

const epochSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** What the provider remembers (sessions, codes, grants), kept in PostgreSQL so that it outlives the process. */
export function createProviderAdapter({ orm }: Database, clock: Clock) {
  const isLive = () => or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, clock().toISOString()));

  return function adapterFor(model: string): Adapter {
    const record = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id));

    async function findWhere(condition: ReturnType<typeof and>): Promise<AdapterPayload | undefined> {
      const [row] = await orm
        .select({ payload: oidcPayloads.payload, consumedAt: oidcPayloads.consumedAt })
        .from(oidcPayloads)
        .where(and(eq(oidcPayloads.model, model), condition, isLive()))
        .limit(1);
      if (!row) return undefined;
      return row.consumedAt ? { ...row.payload, consumed: epochSeconds(row.consumedAt) } : row.payload;
    }

    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn ? new Date(clock().getTime() + expiresIn * 1000).toISOString() : null;
        const values = {
          payload: payload as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt,
        };
        await orm
          .insert(oidcPayloads)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
      },
      find: (id) => findWhere(eq(oidcPayloads.id, id)),
      findByUid: (uid) => findWhere(eq(oidcPayloads.uid, uid)),
      findByUserCode: (userCode) => findWhere(eq(oidcPayloads.userCode, userCode)),
      async consume(id) {
        const consumed = await orm
          .update(oidcPayloads)
          .set({ consumedAt: clock().toISOString() })
          .where(and(record(id), isNull(oidcPayloads.consumedAt)))
          .returning({ id: oidcPayloads.id });
        if (consumed.length === 0) throw new errors.InvalidGrant('already consumed');
      },
      async destroy(id) {
        await orm.delete(oidcPayloads).where(record(id));
      },
      async revokeByGrantId(grantId) {
        await orm.delete(oidcPayloads).where(eq(oidcPayloads.grantId, grantId));
      },
    };
  };
}

/** Ends what the embedded provider remembers of an account's sign-in, so that the next one asks for the password. */
export async function endProviderSessions({ orm }: { orm: Tx }, accountId: string): Promise<void> {
  await orm
    .delete(oidcPayloads)
    .where(and(eq(oidcPayloads.model, 'Session'), eq(sql`${oidcPayloads.payload} ->> 'accountId'`, accountId)));
}

export async function purgeExpiredPayloads({ orm }: Pick<Database, 'orm'>, clock: Clock): Promise<void> {
  await orm.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, clock().toISOString()));
}
