import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff, staffLinks } from '#db/schema/identity.ts';
import { hiddenToken } from '#identity/staff/links.ts';
import { longTime } from './dates.ts';
import type { MailFacts, Site } from './mail-facts.ts';

/** How somebody takes up an account: by a link of ours, or by signing in at the provider that has their password. */
export async function invitationOf(tx: Tx, staffId: string, site: Site): Promise<MailFacts | null> {
  const [found] = await tx
    .select({ name: staff.name, expiresAt: staffLinks.expiresAt })
    .from(staff)
    .innerJoin(staffLinks, eq(staffLinks.staffId, staff.id))
    .where(eq(staff.id, staffId));
  if (!found) return null;
  const link = site.hasPasswords ? `${site.publicUrl}/oidc/invitation?token=${hiddenToken}` : `${site.publicUrl}/login`;
  return {
    words: 'staffInvited',
    name: { ar: found.name },
    job: null,
    details: [
      { label: 'link', value: () => link, isLatin: true },
      { label: 'validUntil', value: longTime(found.expiresAt) },
    ],
  };
}
