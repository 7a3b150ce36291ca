import type { MailText } from '@diwan/api-contract/resources/mails';
import type { MailEvent, MailTrouble } from '@diwan/machines/workflows/mail/mail.workflow';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { findLink, hiddenToken } from '#identity/staff/links.ts';
import { emailCampaignsTable as campaigns } from '#resources/email-campaigns/table.ts';
import { purposeOf } from '#resources/mails/content/accounts/link-mail.ts';
import { measured } from '#resources/mails/content/campaigns/measured.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { isSwitchedOff } from '#resources/mails/content/template-of.ts';
import { subjectsOf } from '#resources/mails/subjects.ts';
import { measuredOf } from '#resources/email-recipients/measured.ts';
import { followingUrl, openingUrl } from '#resources/email-recipients/reading-links.ts';
import { unsubscribeToken, unsubscribeUrl } from '#resources/email-recipients/unsubscribe-token.ts';
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
  if (await isSwitchedOff(orm, mail, siteOf(deps.config))) return never('switchedOff');
  if (subject.isRefused) return never(subject.isSuppressed ? 'suppressed' : 'addressRefused');
  const to = subject.email;
  if (!z.email().safeParse(to).success) return never('badAddress');
  let wasHandedOver = false;
  const beforeText = async () => {
    await markHandedOver(deps, mail, to, content);
    wasHandedOver = true;
  };
  const calendar = await calendarOf(orm, mail, { subject: content.subject, organizer: from, attendee: to });
  const words = await withSecret(deps, mail, await counted(deps, mail, content));
  const campaign = await campaignOf(deps, mail);
  const attachments = await attachmentsOf(orm, mail);
  const { replyTo, name } = (await readSettings(orm, deps.clock().toISOString())).mailSender;
  const senderName = name && [...new Set([name.ar, name.en ?? name.ar])].join(' | ');
  const letter = {
    messageId: `<${mail.id}@${domain}>`,
    to,
    senderName,
    replyTo: campaign?.replyTo ?? replyTo,
    unsubscribeAt: campaign?.unsubscribeAt ?? null,
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

/** Has whoever lets us note it asked what they read; what is kept and shown of a mail counts nothing. */
async function counted({ database, config, keys }: MailDeps, mail: LeasedMail, content: MailText): Promise<MailText> {
  const { emailRecipientId: id } = mail;
  if (id === null || !(await measuredOf(database.orm, [id])).has(id)) return content;
  const [{ publicUrl }, { sealing }] = [config, keys];
  const html = measured(content.html, {
    follow: (href) => followingUrl(publicUrl, sealing, id, href),
    opening: openingUrl(publicUrl, sealing, id),
    uncounted: unsubscribeUrl(publicUrl, ''),
  });
  return { ...content, html };
}

/** Puts the secret of a link where only its recipient reads it: what is kept and shown of a mail has dots there. */
async function withSecret(deps: MailDeps, mail: LeasedMail, content: MailText): Promise<MailText> {
  const token = await secretOf(deps, mail);
  if (token === null) return content;
  const { subject, html, text } = content;
  return { subject, html: html.replaceAll(hiddenToken, token), text: text.replaceAll(hiddenToken, token) };
}

async function secretOf({ database, clock, keys }: MailDeps, mail: LeasedMail): Promise<string | null> {
  const { template, staffId, emailRecipientId } = mail;
  if (emailRecipientId) return unsubscribeToken(keys.sealing, emailRecipientId);
  const purpose = purposeOf(template);
  if (purpose === null || staffId === null) return null;
  const link = await findLink(database.orm, staffId, purpose, clock().toISOString());
  return link ? keys.sealing.open(link.sealedToken) : null;
}

/** Where answers to a mail of a campaign go, and where one click ends them (RFC 8058); a test has nobody to unsubscribe. */
async function campaignOf({ database, config, keys }: MailDeps, { campaignId, emailRecipientId }: LeasedMail) {
  if (!campaignId) return null;
  const [found] = await database.orm
    .select({ replyTo: campaigns.replyTo })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  const token = emailRecipientId && unsubscribeToken(keys.sealing, emailRecipientId);
  return { replyTo: found?.replyTo ?? null, unsubscribeAt: token ? unsubscribeUrl(config.publicUrl, token) : null };
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
