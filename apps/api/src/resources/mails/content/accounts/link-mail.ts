import type { Mail } from '@diwan/api-contract/resources/mails';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff, staffLinks } from '#db/schema/identity.ts';
import { hiddenToken, type LinkPurpose, linkPaths } from '#identity/staff/links.ts';
import { longTime } from '../dates.ts';
import type { MailFacts, Site } from '../mail-facts.ts';

const purposes = { staffInvited: 'invitation', passwordReset: 'reset' } as const satisfies Partial<
  Record<Mail['template'], LinkPurpose>
>;
type LinkTemplate = keyof typeof purposes;

/** What the link is for that a mail holds, if it holds one. */
export const purposeOf = (template: Mail['template']): LinkPurpose | null =>
  template in purposes ? purposes[template as LinkTemplate] : null;

/** A mail with a link of ours to a page where a password is chosen; where none is kept here, to the sign-in. */
export async function linkMail(
  tx: Tx,
  { template, staffId }: { template: LinkTemplate; staffId: string },
  site: Site,
): Promise<MailFacts | null> {
  const purpose = purposes[template];
  const [found] = await tx
    .select({ name: staff.name, expiresAt: staffLinks.expiresAt })
    .from(staff)
    .innerJoin(staffLinks, and(eq(staffLinks.staffId, staff.id), eq(staffLinks.purpose, purpose)))
    .where(eq(staff.id, staffId));
  if (!found) return null;
  const link = site.hasPasswords
    ? `${site.publicUrl}${linkPaths[purpose]}?token=${hiddenToken}`
    : `${site.publicUrl}/login`;
  return {
    words: template,
    name: { ar: found.name },
    job: null,
    details: [
      { label: 'link', value: () => link, isLatin: true },
      { label: 'validUntil', value: longTime(found.expiresAt) },
    ],
  };
}
