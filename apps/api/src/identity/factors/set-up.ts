import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { recoveryCodes, totpFactors } from '#db/schema/factors.ts';
import { staff } from '#db/schema/identity.ts';
import type { Actor } from '#http/requests/actor.ts';
import type { Sealing } from '#keys/sealing.ts';
import { recordIdentityEvent } from '../events.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { takeTotp } from './totp.ts';

/** Confirms the app of whoever asks by its first code, and gives them recovery codes; nothing where the code is wrong. */
export async function setUpTotp(
  moment: { tx: Tx; now: Date; sealing: Sealing },
  code: string,
  request: FastifyRequest,
): Promise<string[] | undefined> {
  const { tx } = moment;
  const actor: Actor = request.actor;
  if (!(await takeTotp(moment, actor.id, code, 'waiting'))) return undefined;
  await storeMfa(tx, actor.id, 'totp');
  await recordIdentityEvent(tx, { event: 'authn_mfa_enrolled', member: actor, sessionId: actor.sessionId, request });
  return makeRecoveryCodes(tx, actor.id);
}

/** Takes the app and what belongs to it from somebody; their account has to say so, too. */
export async function removeFactors(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(totpFactors).where(eq(totpFactors.staffId, staffId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

/** Says of an account what is asked for at its sign-in. */
export async function storeMfa(tx: Tx, staffId: string, mfa: 'off' | 'totp'): Promise<void> {
  await tx
    .update(staff)
    .set({ mfa, version: sql`${staff.version} + 1`, updatedAt: sql`now()` })
    .where(eq(staff.id, staffId));
}
