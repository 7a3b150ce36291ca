import type { MailText } from '@diwan/api-contract/resources/mails';
import type { MailEvent, MailTrouble } from '@diwan/machines/workflows/mail/mail.workflow';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { findLink, hiddenToken } from '#identity/staff/links.ts';
import { purposeOf } from '#resources/mails/content/accounts/link-mail.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { subjectsOf } from '#resources/mails/subjects.ts';
import { readSettings } from '#settings/read-settings.ts';
import { attachmentsOf } from './attachments-of.ts';
import { calendarOf } from './calendar-of.ts';
import { type LeasedMail, type MailDeps, settle } from './leases.ts';
import { type Failure, failureOf, nextTry } from './outcome.ts';
import type { Transport } from './transport.ts';

/** The longest that one attempt takes; a lease lasts longer. */
export const attemptSeconds = 60;

export interface Delivery {
  transport: Transport;
  /** The address in whose name mails leave, and its part after the @. */
  from: string;
  domain: string;
}

/** Makes one attempt to deliver a mail that was leased, and says what became of it; answers whether the server could be reached. */
export async function deliver(deps: MailDeps, delivery: Delivery, mail: LeasedMail): Promise<boolean> {
  const failure = await attempt(deps, delivery, mail);
  await settle(deps, mail, eventOf(deps, mail, failure));
  return failure?.trouble.code !== 'unreachable';
}

function eventOf({ clock }: MailDeps, { tries }: LeasedMail, failure: Failure | null): MailEvent {
  if (!failure) return { type: 'mail.accept' };
  const { event, trouble } = failure;
  return event === 'mail.postpone'
    ? { type: event, trouble, until: nextTry(clock().getTime(), tries) }
    : { type: event, trouble };
}

const never = (code: MailTrouble['code']): Failure => ({ event: 'mail.fail', trouble: { code, answer: null } });

async function attempt(
  deps: MailDeps,
  { transport, domain, from }: Delivery,
  mail: LeasedMail,
): Promise<Failure | null> {
  const { orm } = deps.database;
  const [subject] = await subjectsOf([mail], { tx: orm });
  const content = await contentOf(orm, mail, siteOf(deps.config));
  if (!subject || !content) return never('recordGone');
  if (subject.isRefused) return never('addressRefused');
  const to = subject.email;
  if (!z.email().safeParse(to).success) return never('badAddress');
  let wasHandedOver = false;
  const beforeText = async () => {
    await markHandedOver(deps, mail, to, content);
    wasHandedOver = true;
  };
  const calendar = await calendarOf(orm, mail, { subject: content.subject, organizer: from, attendee: to });
  const words = await withSecret(deps, mail, content);
  const attachments = await attachmentsOf(orm, mail);
  const { replyTo, name } = (await readSettings(orm, deps.clock().toISOString())).mailSender;
  const senderName = name && [...new Set([name.ar, name.en ?? name.ar])].join(' | ');
  const letter = {
    messageId: `<${mail.id}@${domain}>`,
    to,
    senderName,
    replyTo,
    ...words,
    calendar,
    attachments,
    beforeText,
  };
  return transport.send(letter, AbortSignal.timeout(attemptSeconds * 1_000)).then(
    () => null,
    (error: unknown) => failureOf(error, wasHandedOver),
  );
}

/** Puts the secret of a link where only its recipient reads it: what is kept and shown of a mail has dots there. */
async function withSecret(
  { database, clock, keys }: MailDeps,
  { template, staffId }: LeasedMail,
  content: MailText,
): Promise<MailText> {
  const purpose = purposeOf(template);
  if (purpose === null || staffId === null) return content;
  const link = await findLink(database.orm, staffId, purpose, clock().toISOString());
  if (!link) return content;
  const token = keys.sealing.open(link.sealedToken);
  const { subject, html, text } = content;
  return { subject, html: html.replaceAll(hiddenToken, token), text: text.replaceAll(hiddenToken, token) };
}

/** Stores that the server may have the text from now on; fails for whoever no longer has the mail. */
async function markHandedOver({ database, clock }: MailDeps, mail: LeasedMail, sentTo: string, content: MailText) {
  const now = clock().toISOString();
  const isOurs = and(eq(mails.id, mail.id), eq(mails.lease, mail.lease!), eq(mails.state, 'sending'));
  const isFirst = and(isNull(mails.handedOverAt), gt(mails.leasedUntil, now));
  const marked = await database.orm
    .update(mails)
    .set({ handedOverAt: now, sentTo, content })
    .where(and(isOurs, isFirst))
    .returning({ id: mails.id });
  if (marked.length === 0) throw new Error('The lease of the mail is over');
}
