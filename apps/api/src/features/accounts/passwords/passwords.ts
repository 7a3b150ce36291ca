import type { Tx } from '#db/database.ts';
import { credentials, type StaffMember } from '#db/schema/identity.ts';
import { hashPassword } from '#identity/staff/password.ts';

/** Gives somebody a password, in place of any before. */
export async function setPassword(tx: Tx, { id: staffId }: StaffMember, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await tx
    .insert(credentials)
    .values({ staffId, passwordHash })
    .onConflictDoUpdate({ target: credentials.staffId, set: { passwordHash } });
}
