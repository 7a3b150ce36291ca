import { type MailWordsKey, mailWords } from '@diwan/api-contract/values/records/mail-words';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { loadMessages } from '@diwan/messages/load-messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import type { MailFacts, MailRow } from './mail-facts.ts';

/** The words of a mail as whoever tries them out has it: with examples in the place of what it names. */
export async function testOf(tx: Tx, { testOf: words, staffId }: MailRow): Promise<MailFacts | null> {
  if (!staffId || !words || !(words in mailWords)) return null;
  const [member] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  if (!member) return null;
  const [ar, en] = await Promise.all([loadMessages('emailTemplates', 'ar'), loadMessages('emailTemplates', 'en')]);
  const sample = (of: 'job' | 'event'): LocalizedText => ({ ar: ar.samples[of], en: en.samples[of] });
  return {
    words: words as MailWordsKey,
    name: { ar: member.name },
    job: sample('job'),
    event: sample('event'),
    document: en.samples.document,
    details: [],
  };
}
