import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { passkeys, recoveryCodes, totpFactors } from '#db/schema/factors.ts';
import { staff } from '#db/schema/identity.ts';
import type { Actor } from '#http/requests/actor.ts';
import type { Sealing } from '#keys/sealing.ts';
import { recordIdentityEvent } from '../events.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { takeTotp, totpSince } from './totp.ts';

/** Confirms the app of whoever asks by its first code, and gives them recovery codes; nothing where the code is wrong. */
export async function setUpTotp(
  moment: { tx: Tx; now: Date; sealing: Sealing },
  code: string,
  request: FastifyRequest,
): Promise<string[] | undefined> {
  const { tx } = moment;
  const actor: Actor = request.actor;
  if (!(await takeTotp(moment, actor.id, code, 'waiting'))) return undefined;
  await settleFactors(tx, actor.id);
  await recordIdentityEvent(tx, { event: 'authn_mfa_enrolled', member: actor, sessionId: actor.sessionId, request });
  return makeRecoveryCodes(tx, actor.id);
}

/** Takes every second factor and what belongs to it from somebody; their account has to say so, too. */
export async function removeFactors(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.staffId, staffId));
  await removeTotp(tx, staffId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

export async function removeTotp(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(totpFactors).where(eq(totpFactors.staffId, staffId));
}

/** Which second factors somebody has; codes for whoever has lost one are none. */
export async function factorsOf(tx: Tx, staffId: string): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const hasApp = (await totpSince(tx, staffId)) !== null;
  return { hasApp, hasPasskey: (await tx.$count(passkeys, eq(passkeys.staffId, staffId))) > 0 };
}

/** Says of an account what is asked for at its sign-in; recovery codes go with the last that is. */
export async function settleFactors(tx: Tx, staffId: string): Promise<void> {
  const { hasApp, hasPasskey } = await factorsOf(tx, staffId);
  const mfa = hasApp ? 'totp' : hasPasskey ? 'passkey' : 'off';
  if (mfa === 'off') await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx
    .update(staff)
    .set({ mfa, version: sql`${staff.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(staff.id, staffId), ne(staff.mfa, mfa)));
}
