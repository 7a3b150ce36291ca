import type { TemplateReader } from '@diwan/api-contract/resources/email-templates';
import { type MailTemplate, mailTemplates } from '@diwan/api-contract/values/records/mail';
import { type MailWordsKey, mailWords, mailWordsAt } from '@diwan/api-contract/values/records/mail-words';
import { desc, inArray } from 'drizzle-orm';
import { maskEmail } from '#crud/masked/masks.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { factsOf } from '../mails/content/facts.ts';
import type { Site } from '../mails/content/mail-facts.ts';
import { subjectsOf } from '../mails/subjects.ts';

const mostReaders = 5;
/** Of mails whose words follow from what was decided, so many are looked through. */
const mostLookedAt = 40;

const inOwnWords: ReadonlySet<MailTemplate> = new Set(['campaign', 'templateTest', 'staffMessage']);
/** Those whose words are told by what was decided: an invoice is also a credit note. */
const decided = mailTemplates.filter(
  (template) => template === 'invoiceIssued' || !(template in mailWords || inOwnWords.has(template)),
);
const templatesWith = (key: MailWordsKey) => {
  const own = mailTemplates.filter((template) => template === key);
  return own.length > 0 ? own : decided;
};

/** Some whom mails with these words have reached, and what those named, as the records are now. */
export async function readersOf(key: MailWordsKey, tx: Tx, site: Site): Promise<TemplateReader[]> {
  const rows = await tx
    .select()
    .from(mails)
    .where(inArray(mails.template, templatesWith(key)))
    .orderBy(desc(mails.createdAt))
    .limit(mostLookedAt);
  const subjects = await subjectsOf(rows, { tx });
  const readers = new Map<string, TemplateReader>();
  for (const [place, row] of rows.entries()) {
    const subject = subjects[place];
    if (!subject || readers.has(subject.recipient.id)) continue;
    const facts = await factsOf(tx, row, site);
    if (facts?.words !== key) continue;
    const { job, event, document, name } = facts;
    const said = { name, job, event, document: document === undefined ? null : { ar: document } };
    const values = Object.fromEntries(mailWordsAt(key).variables.flatMap((of) => (said[of] ? [[of, said[of]]] : [])));
    readers.set(subject.recipient.id, { id: row.id, label: name, email: maskEmail(subject.email), values });
    if (readers.size === mostReaders) break;
  }
  return [...readers.values()];
}
