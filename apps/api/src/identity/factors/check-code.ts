import type { StaffMember } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { type RequestOrigin, recordIdentityEvent } from '../events.ts';
import { admitCode, forgetCodes } from '../sign-in/throttle.ts';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import { takeTotp } from './totp.ts';

export type CodeCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'throttled'; retryAfterSeconds: number };

/** Takes a code of somebody's app, or one of their recovery codes; counted before it is looked at, and audited when it is wrong. */
export async function checkCode(
  deps: AppDeps,
  member: Pick<StaffMember, 'id' | 'name'>,
  code: string,
  request: RequestOrigin,
): Promise<CodeCheck> {
  const { database, clock, keys } = deps;
  const isRecovery = isRecoveryCode(code);
  const attempt = { account: member.id, address: request.ip, isGuessable: !isRecovery };
  const admission = await admitCode(deps, attempt);
  if (admission.kind === 'throttled') return admission;
  const isRight = await database.transaction(async (tx) => {
    const now = clock();
    if (!isRecovery) return takeTotp({ tx, now, sealing: keys.sealing }, member.id, code, 'confirmed');
    const isTaken = await takeRecoveryCode({ tx, now }, member.id, code);
    if (isTaken) await recordIdentityEvent(tx, { event: 'authn_recovery_code_used', member, request });
    return isTaken;
  });
  if (isRight) {
    await forgetCodes(deps, attempt);
    return { kind: 'right' };
  }
  const event = admission.isLast ? 'authn_login_lock' : 'authn_login_fail';
  await recordIdentityEvent(database.orm, { event, member, request, reason: 'wrongCode' });
  return { kind: 'wrong' };
}
