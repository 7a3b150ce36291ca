import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '#db/database.ts';
import { totpFactors } from '#db/schema/factors.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';

interface Moment {
  tx: Tx;
  now: Date;
  sealing: Sealing;
}

const period = 30;
/** What every authenticator app can do; others than these are ignored by many. */
const parameters = { issuer: 'Diwan', algorithm: 'SHA1', digits: 6, period };

const isConfirmed = isNotNull(totpFactors.confirmedAt);

/** Gives somebody a new secret, which counts once a code of it was confirmed; answers it to be typed, and to be read from a picture. */
export async function beginTotp(
  { tx, now, sealing }: Moment,
  { id: staffId, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const totp = new TOTP({ ...parameters, label: email, secret: new Secret({ size: 20 }) });
  const secret = totp.secret.base32;
  const made = { sealedSecret: sealing.seal(secret), createdAt: now.toISOString(), lastStep: null };
  const [waiting] = await tx
    .insert(totpFactors)
    .values({ staffId, ...made })
    .onConflictDoUpdate({ target: totpFactors.staffId, set: made, setWhere: isNull(totpFactors.confirmedAt) })
    .returning({ staffId: totpFactors.staffId });
  return waiting && { secret, uri: totp.toString() };
}

/** Takes a code of somebody's app, once: neither it nor an older one is taken again, however many send it at once. */
export async function takeTotp(
  { tx, now, sealing }: Moment,
  staffId: string,
  code: string,
  stage: 'waiting' | 'confirmed',
): Promise<boolean> {
  const ofStage = stage === 'confirmed' ? isConfirmed : isNull(totpFactors.confirmedAt);
  const mine = and(eq(totpFactors.staffId, staffId), ofStage);
  const [factor] = await tx.select().from(totpFactors).where(mine);
  if (!factor) return false;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(sealing.open(factor.sealedSecret)) });
  const token = latinDigits(code).replace(/\D/g, '');
  const steps = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  if (steps === null) return false;
  const step = Math.floor(now.getTime() / (period * 1000)) + steps;
  const isNewer = or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step));
  const taken = await tx
    .update(totpFactors)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? now.toISOString() })
    .where(and(mine, isNewer))
    .returning({ staffId: totpFactors.staffId });
  return taken.length > 0;
}

/** Since when somebody has an app; null when they have none. */
export async function totpSince(tx: Tx, staffId: string): Promise<string | null> {
  const [factor] = await tx
    .select({ since: totpFactors.confirmedAt })
    .from(totpFactors)
    .where(and(eq(totpFactors.staffId, staffId), isConfirmed));
  return factor?.since ?? null;
}

/** Seals anew what another key has sealed, in at most `limit` rows after an id. */
export async function resealTotp(tx: Tx, sealing: Sealing, after: string | null, limit: number): Promise<string[]> {
  const isOld = sql`substring(${totpFactors.sealedSecret} from 1 for 4) <> ${keyMark(sealing.ring.current)}`;
  const rows = await tx
    .select()
    .from(totpFactors)
    .where(and(isOld, after === null ? undefined : sql`${totpFactors.staffId} > ${after}::uuid`))
    .orderBy(totpFactors.staffId)
    .limit(limit)
    .for('no key update');
  for (const { staffId, sealedSecret } of rows)
    await tx
      .update(totpFactors)
      .set({ sealedSecret: sealing.seal(sealing.open(sealedSecret)) })
      .where(eq(totpFactors.staffId, staffId));
  return rows.map(({ staffId }) => staffId);
}
