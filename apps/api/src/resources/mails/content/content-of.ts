import type { MailText } from '@diwan/api-contract/resources/mails';
import type { Tx } from '#db/database.ts';
import { factsOf } from './facts.ts';
import type { MailRow } from './mail-facts.ts';
import { renderMail } from './render-mail.ts';

/** What a mail says as the records are now; null when what it is about is gone. */
export async function contentOf(tx: Tx, row: MailRow): Promise<MailText | null> {
  const facts = await factsOf(tx, row);
  return facts && renderMail(facts);
}
