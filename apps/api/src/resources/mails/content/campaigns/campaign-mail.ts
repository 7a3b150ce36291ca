import type { MailText } from '@diwan/api-contract/resources/mails';
import type { Language } from '@diwan/api-contract/values/staff';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { loadMessages } from '@diwan/messages/load-messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { hiddenToken } from '#identity/staff/links.ts';
import { emailCampaignsTable as campaigns } from '#resources/email-campaigns/table.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { measuredOf } from '#resources/email-recipients/measured.ts';
import { unsubscribeUrl } from '#resources/email-recipients/unsubscribe-token.ts';
import { readSettings } from '#settings/read-settings.ts';
import { isolated, oneLine } from '../fill.ts';
import { page } from '../layout.ts';
import { inLanguage, type MailRow, type Site } from '../mail-facts.ts';
import { html } from '../markup.ts';
import { sellerLines } from '../render-mail.ts';
import { campaignSection } from './campaign-section.ts';

interface Reader {
  name: LocalizedText;
  languages: readonly Language[];
  /** Whether it is noted that they open it. */
  isMeasured: boolean;
}

/** A mail of a campaign as one of its recipients, or whoever tests it, has it; null when either is gone. The secret of its link is never in it. */
export async function campaignMail(tx: Tx, row: MailRow, site: Site, language?: Language): Promise<MailText | null> {
  if (!row.campaignId) return null;
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, row.campaignId));
  const reader = campaign && (await readerOf(tx, row, campaign.languageRule));
  if (!reader) return null;
  const { subject, preheader, body } = campaign;
  const { sellerCompany, mailSender } = await readSettings(tx, row.createdAt);
  const written = reader.languages.filter((one) => one === 'ar' || (subject.en && body.en && wordsOf(body.en).trim()));
  const read = language ? [language] : written.length > 0 ? written : (['ar'] as const);
  const said = await Promise.all(
    read.map(async (one) => {
      const words = await loadMessages('mailTexts', one);
      const name = oneLine(inLanguage(reader.name, one));
      const source = richTextOf(inLanguage(body, one));
      const sender = mailSender.name ? inLanguage(mailSender.name, one) : words.sender;
      const foot = [
        words.campaign.why.replace('{{sender}}', () => sender),
        ...(reader.isMeasured ? [words.campaign.measured] : []),
        ...sellerLines(sellerCompany, words, one),
      ];
      const unsubscribe = { label: words.campaign.unsubscribe, href: unsubscribeUrl(site.publicUrl, hiddenToken) };
      return {
        subject: filled(inLanguage(subject, one), name),
        preheader: preheader ? filled(inLanguage(preheader, one), name) : '',
        section: campaignSection({
          language: one,
          body: named(source, html`<bdi>${name}</bdi>`.source),
          foot,
          unsubscribe,
        }),
        text: [inText(named(source, isolated(name))), ...foot, `${unsubscribe.label}: ${unsubscribe.href}`].join(
          '\n\n',
        ),
      };
    }),
  );
  const title = said.map((one) => (said.length > 1 ? isolated(one.subject) : one.subject)).join(' | ');
  return {
    subject: title,
    html: page({
      language: read[0]!,
      title,
      preheader: said
        .map((one) => one.preheader)
        .filter(Boolean)
        .join(' · '),
      sections: said.map((one) => one.section),
    }).source,
    text: said.map((one) => one.text).join(`\n\n${'-'.repeat(40)}\n\n`),
  };
}

const variable = /\{\{\s*name\s*\}\}/g;
const named = (source: string, name: string) => source.replace(variable, () => name);
const filled = (text: string, name: string) => oneLine(named(text, name));

/** Its words, with the address of each link after it. */
const inText = (source: string) =>
  wordsOf(
    source
      .replace(/<\/?(?:strong|em)>/g, '')
      .replace(/<a href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>/g, (_, href, words) => `${words} (${href})`),
  );

const languagesOf = { ar: ['ar'], en: ['en'], both: ['ar', 'en'] } as const;

async function readerOf(tx: Tx, row: MailRow, rule: 'user' | 'ar' | 'en'): Promise<Reader | null> {
  if (row.emailRecipientId) {
    const { name, language } = recipients;
    const [found] = await tx.select({ name, language }).from(recipients).where(eq(recipients.id, row.emailRecipientId));
    const isMeasured = (await measuredOf(tx, [row.emailRecipientId])).has(row.emailRecipientId);
    return found?.name ? { name: found.name, languages: languagesOf[found.language], isMeasured } : null;
  }
  const [member] = row.staffId
    ? await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, row.staffId))
    : [];
  return member
    ? { name: { ar: member.name }, languages: languagesOf[rule === 'user' ? 'both' : rule], isMeasured: false }
    : null;
}
