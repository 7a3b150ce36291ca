import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { signInThrottles } from '#db/schema/identity.ts';
import { addressGroup } from '#http/limits/client-address.ts';
import type { Backoff } from '#http/limits/rate-limits.ts';
import { sha256 } from '#keys/random-token.ts';

interface ThrottleDeps {
  config: Pick<Config, 'rateLimits'>;
  database: Database;
  clock: () => Date;
}

/** Long past, so that attempts of the same moment, whose clocks differ by a hair, don't block one another. */
const notBlocked = new Date(0).toISOString();

type Admission = { kind: 'admitted'; isLast: boolean } | { kind: 'throttled'; retryAfterSeconds: number };

const pairKey = (account: string, address: string) =>
  sha256(`pair ${account.trim().toLowerCase()} ${addressGroup(address)}`);
const addressKey = (address: string) => sha256(`address ${addressGroup(address)}`);

/**
 * Counts an attempt before its password is looked at, so that a thousand at once can't slip through together.
 * Keyed by account and address: an outsider can't lock the right person out.
 */
export async function admitAttempt(deps: ThrottleDeps, account: string, address: string): Promise<Admission> {
  const policies = deps.config.rateLimits.passwords;
  const pair = await reserve(deps, pairKey(account, address), policies.pair);
  if (pair.kind === 'throttled') return pair;
  const whole = await reserve(deps, addressKey(address), policies.address);
  return whole.kind === 'throttled' ? whole : pair;
}

export interface CodeAttempt {
  account: string;
  address: string;
  /** Six digits can be guessed, a recovery code can't. */
  isGuessable: boolean;
}

const secondFactorOf = (account: string) => `second factor of ${account}`;
const codesKey = (account: string) => sha256(`codes of ${account}`);

/**
 * Counts a code before it is looked at: by account and address as passwords are, and six digits by account alone, too, from however
 * many addresses they come. Only who knows the password gets here, and recovery codes and passkeys are never held up by others.
 */
export async function admitCode(
  deps: ThrottleDeps,
  { account, address, isGuessable }: CodeAttempt,
): Promise<Admission> {
  const near = await admitAttempt(deps, secondFactorOf(account), address);
  if (near.kind === 'throttled' || !isGuessable) return near;
  const all = await reserve(deps, codesKey(account), deps.config.rateLimits.passwords.codes);
  return all.kind === 'throttled' ? all : { kind: 'admitted', isLast: near.isLast || all.isLast };
}

export async function forgetCodes(deps: ThrottleDeps, { account, address }: CodeAttempt): Promise<void> {
  await forgetAttempts(deps, secondFactorOf(account), address);
  await deps.database.orm.delete(signInThrottles).where(eq(signInThrottles.key, codesKey(account)));
}

export async function forgetAttempts({ database }: ThrottleDeps, account: string, address: string): Promise<void> {
  await database.orm.delete(signInThrottles).where(eq(signInThrottles.key, pairKey(account, address)));
  await database.orm
    .update(signInThrottles)
    .set({ attempts: sql`greatest(${signInThrottles.attempts} - 1, 0)` })
    .where(eq(signInThrottles.key, addressKey(address)));
}

async function reserve({ database, clock }: ThrottleDeps, key: string, policy: Backoff): Promise<Admission> {
  const now = clock();
  const forgotten = new Date(now.getTime() - 2 * policy.longestWaitSeconds * 1000).toISOString();
  await database.orm.delete(signInThrottles).where(lt(signInThrottles.attemptedAt, forgotten));

  const nextAttempts = sql`${signInThrottles.attempts} + 1`;
  const waitSeconds = sql`least(${policy.firstWaitSeconds}::float8 * 2 ^ least(${nextAttempts} - ${policy.freeAttempts}::int, 20), ${policy.longestWaitSeconds}::float8)`;
  const [admitted] = await database.orm
    .insert(signInThrottles)
    .values({ key, attempts: 1, attemptedAt: now.toISOString(), blockedUntil: notBlocked })
    .onConflictDoUpdate({
      target: signInThrottles.key,
      set: {
        attempts: nextAttempts,
        attemptedAt: now.toISOString(),
        blockedUntil: sql`CASE WHEN ${nextAttempts} < ${policy.freeAttempts}::int THEN ${notBlocked}::timestamptz
          ELSE ${now.toISOString()}::timestamptz + make_interval(secs => ${waitSeconds}) END`,
      },
      setWhere: lte(signInThrottles.blockedUntil, now.toISOString()),
    })
    .returning({ attempts: signInThrottles.attempts });
  if (admitted) return { kind: 'admitted', isLast: admitted.attempts === policy.freeAttempts };

  const [row] = await database.orm
    .select({ blockedUntil: signInThrottles.blockedUntil })
    .from(signInThrottles)
    .where(eq(signInThrottles.key, key));
  const wait = row ? (Date.parse(row.blockedUntil) - now.getTime()) / 1000 : 1;
  return { kind: 'throttled', retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}
