import { and, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Tx } from '#db/database.ts';
import { recoveryCodes } from '#db/schema/factors.ts';
import { sha256 } from '#keys/random-token.ts';

const howMany = 10;
/** 80 bits: nobody guesses one, however often they may try. */
const bytes = 10;

const unused = (staffId: string) => and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt));
const hashOf = (staffId: string, code: string) => sha256(`recovery code ${staffId} ${bareCode(code)}`);
const bareCode = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

/** Whether what somebody typed has the length of a recovery code, and not of an app's. */
export const isRecoveryCode = (code: string): boolean => bareCode(code).length === (bytes * 8) / 5;

/** Gives somebody ten codes in place of those before; nobody can read them again. */
export async function makeRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () =>
    new Secret({ size: bytes }).base32.replace(/(.{4})(?=.)/g, '$1-'),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code) })));
  return codes;
}

/** Uses up one of somebody's codes; false when there is no such one left. */
export async function takeRecoveryCode(
  { tx, now }: { tx: Tx; now: Date },
  staffId: string,
  code: string,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now.toISOString() })
    .where(and(unused(staffId), eq(recoveryCodes.codeHash, hashOf(staffId, code))))
    .returning({ staffId: recoveryCodes.staffId });
  return taken.length > 0;
}

export const recoveryCodesLeft = (tx: Tx, staffId: string): Promise<number> =>
  tx.$count(recoveryCodes, unused(staffId));
