import type { EmailTemplateDraft } from '@diwan/api-contract/resources/email-template-draft';
import { type MailWordsKey, mailWords } from '@diwan/api-contract/values/records/mail-words';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { emailTemplatesTable as templates } from '#resources/email-templates/table.ts';
import { factsOf } from './facts.ts';
import type { MailRow, MailWords, Site } from './mail-facts.ts';

const { subject, preheader, body } = templates;

const isTemplate = (words: MailWords): words is MailWordsKey => words in mailWords;

/** What staff would have a mail say; null where it says what the product says by itself. */
export async function templateOf(tx: Tx, words: MailWords): Promise<EmailTemplateDraft | null> {
  if (!isTemplate(words)) return null;
  const [changed] = await tx
    .select({ subject, preheader, body })
    .from(templates)
    .where(and(eq(templates.key, words), eq(templates.isChanged, true)));
  return changed ?? null;
}

/** Whether staff have said that mails with these words are not sent; a test of them is. */
export async function isSwitchedOff(tx: Tx, row: MailRow, site: Site): Promise<boolean> {
  if (row.template === 'templateTest' || row.template === 'campaign') return false;
  const off = await tx.select({ key: templates.key }).from(templates).where(eq(templates.state, 'disabled'));
  if (off.length === 0) return false;
  const facts = await factsOf(tx, row, site);
  return off.some(({ key }) => key === facts?.words);
}
