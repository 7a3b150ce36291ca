import type { MailText } from '@diwan/api-contract/resources/mails';
import type { Language } from '@diwan/api-contract/values/staff';
import type { Tx } from '#db/database.ts';
import { readSettings } from '#settings/read-settings.ts';
import { campaignMail } from './campaigns/campaign-mail.ts';
import { factsOf } from './facts.ts';
import type { MailRow, Site } from './mail-facts.ts';
import { renderMail } from './render-mail.ts';
import { templateOf } from './template-of.ts';

/** What a mail says as the records are now; null when what it is about is gone. The secret of a link is never in it. One of its languages alone where that is asked for. */
export async function contentOf(tx: Tx, row: MailRow, site: Site, language?: Language): Promise<MailText | null> {
  if (row.template === 'campaign') return campaignMail(tx, row, site, language);
  const facts = await factsOf(tx, row, site);
  if (!facts) return null;
  const { sellerCompany: seller, mailSender: sender } = await readSettings(tx, row.createdAt);
  const template = await templateOf(tx, facts.words);
  return renderMail({ ...facts, ...(language ? { language } : {}), seller, sender }, template);
}
