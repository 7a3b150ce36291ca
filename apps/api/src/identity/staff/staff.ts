import type { UserInfo } from '@diwan/api-contract/endpoints/identity';
import { pictureAddress } from '@diwan/api-contract/values/picture-address';
import type { Role } from '@diwan/api-contract/values/staff';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { type StaffMember, staff } from '#db/schema/identity.ts';

export type ActiveStaff = StaffMember & { role: Role };

/** Whether somebody may work here at all: an active account that holds a role. */
export const isActive = (member: StaffMember): member is ActiveStaff =>
  member.state === 'active' && member.role !== null;

interface Identity {
  issuer: string;
  subject: string;
  /** Null unless the provider says that it has verified it. */
  verifiedEmail: string | null;
}

/**
 * The account behind an identity: by (issuer, subject), or on the first sign-in with this provider by verified e-mail,
 * to which the identity is then bound.
 */
export async function staffOfIdentity(
  tx: Tx,
  identity: Identity,
  seen: Pick<StaffMember, 'lastLoginAt' | 'lastIp'> & Partial<Pick<StaffMember, 'mfa'>>,
): Promise<StaffMember | undefined> {
  const { issuer, subject, verifiedEmail } = identity;
  const isBound = and(eq(staff.issuer, issuer), eq(staff.subject, subject));
  const [bound] = await tx.update(staff).set(seen).where(isBound).returning();
  if (bound || verifiedEmail === null) return bound;
  const isUnbound = or(isNull(staff.issuer), ne(staff.issuer, issuer));
  const [first] = await tx
    .update(staff)
    .set({ issuer, subject, ...seen })
    .where(and(eq(sql`lower(${staff.email})`, verifiedEmail.toLowerCase()), isUnbound))
    .returning();
  return first;
}

export function userInfoOf(member: ActiveStaff): UserInfo {
  return {
    uid: member.id,
    displayName: member.name,
    email: member.email,
    photoURL: member.photo && pictureAddress(member.photo),
    providerId: 'oidc',
    about: member.about ?? '',
    status: member.state,
    userRole: member.role,
  };
}
