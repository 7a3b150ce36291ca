import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import { and, eq, sql } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { emailCampaignsTable as campaigns } from '../email-campaigns/table.ts';
import { suppressionsTable as suppressions } from '../suppressions/table.ts';
import type { MailSubject } from '../mails/mail-subject.ts';
import { emailRecipientsTable as recipients } from './table.ts';

type Whose = Pick<typeof recipients.$inferSelect, 'seekerId' | 'employerId' | 'providerId'>;

/** Which record a recipient is; every one is one of these. */
export function personIn({ seekerId, employerId, providerId }: Whose): { resource: AudienceEntity; id: string } {
  if (seekerId) return { resource: 'seekers', id: seekerId };
  return employerId ? { resource: 'employers', id: employerId } : { resource: 'providers', id: providerId! };
}

export const isSuppressed = sql<boolean>`exists (select from ${suppressions} where ${and(eq(suppressions.emailKey, recipients.emailKey), eq(suppressions.state, 'active'))})`;

/** The mails of campaigns by their recipients: to the address that was there when it was approved, unless its reader has unsubscribed since. */
export async function campaignSubjects(tx: Tx, ids: readonly string[]): Promise<Map<string, MailSubject>> {
  if (ids.length === 0) return new Map();
  const { id, name, email, seekerId, employerId, providerId, campaignId } = recipients;
  const rows = await tx
    .select({ id, name, email, seekerId, employerId, providerId, campaignId, title: campaigns.name, isSuppressed })
    .from(recipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(idIn(id, ids));
  return new Map(
    rows.flatMap((row): [string, MailSubject][] => {
      if (row.email === null) return [];
      const subject: MailSubject = {
        about: { resource: 'emailCampaigns', id: row.campaignId, label: { ar: row.title } },
        recipient: { ...personIn(row), label: row.name ?? { ar: row.title } },
        email: row.email,
        isRefused: row.isSuppressed,
        isSuppressed: row.isSuppressed,
      };
      return [[row.id, subject]];
    }),
  );
}
