import type { EmailTemplateDraft } from '@diwan/api-contract/resources/email-template-draft';
import type { MailWordsKey } from '@diwan/api-contract/values/records/mail-words';
import { loadMessages } from '@diwan/messages/load-messages';

/** What the product says by itself in a mail. */
export async function originalWords(key: MailWordsKey): Promise<EmailTemplateDraft> {
  const [ar, en] = await Promise.all([loadMessages('mailTexts', 'ar'), loadMessages('mailTexts', 'en')]);
  const inBoth = (part: 'subject' | 'preheader' | 'body') => ({ ar: ar[key][part], en: en[key][part] });
  return { subject: inBoth('subject'), preheader: inBoth('preheader'), body: inBoth('body') };
}

/** Whether it says the same; in which order its parts were written is nothing. */
export function isSameWords(one: EmailTemplateDraft, other: EmailTemplateDraft): boolean {
  const said = ({ subject, preheader, body }: EmailTemplateDraft) =>
    [subject, preheader, body].flatMap((part) => [part?.ar ?? '', part?.en ?? '']);
  const [first, second] = [said(one), said(other)];
  return first.every((part, index) => part === second[index]);
}

/** What a mail is called: its subject without what differs from mail to mail. */
export function nameOf({ subject }: EmailTemplateDraft): { ar: string; en: string } {
  const plain = (text: string) => {
    const [before = '', after = ''] = text.split(/\{\{\w+\}\}/);
    const named = before.trim() === '' ? after : before;
    return named.replaceAll(/[«»]/g, '').trim().replace(/:$/, '').trim();
  };
  return { ar: plain(subject.ar), en: plain(subject.en) };
}
