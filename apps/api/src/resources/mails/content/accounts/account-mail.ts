import type { Mail } from '@diwan/api-contract/resources/mails';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import type { MailFacts } from '../mail-facts.ts';

const templates = [
  'accountLocked',
  'secondFactorReset',
  'passkeyAdded',
  'passkeyRemoved',
] as const satisfies readonly Mail['template'][];
export type AccountMail = (typeof templates)[number];

/** What has happened to somebody's own account, if a mail says that. */
export const accountMailOf = (template: Mail['template']): AccountMail | undefined =>
  templates.find((one) => one === template);

/** A mail that says what has happened to somebody's own account. */
export async function accountMail(tx: Tx, words: AccountMail, staffId: string): Promise<MailFacts | null> {
  const [found] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return found ? { words, name: { ar: found.name }, job: null, details: [] } : null;
}
