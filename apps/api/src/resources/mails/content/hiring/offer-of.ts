import type { Mail } from '@diwan/api-contract/resources/mails';
import type { Offer } from '@diwan/api-contract/resources/offer';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { longDate, longTime } from '../dates.ts';
import type { MailDetail } from '../mail-facts.ts';

/** What a candidate reads of an offer: all of it with the offer itself, what was agreed on once it is accepted. */
export async function offerOf(offers: readonly Offer[], template: Mail['template']): Promise<MailDetail[]> {
  const latest = offers.at(-1);
  if (!latest || (template !== 'offerSent' && template !== 'offerAccepted')) return [];
  const [ar, en] = await Promise.all([loadMessages('applications', 'ar'), loadMessages('applications', 'en')]);
  const { salary, allowances, startDate, probationDays, contractType, expiresAt } = latest;
  return [
    { label: 'salary', value: riyals(salary) },
    { label: 'allowances', value: riyals(allowances) },
    { label: 'startsOn', value: longDate(`${startDate}T12:00:00Z`) },
    { label: 'probation', value: () => String(probationDays) },
    { label: 'contract', value: (language) => ({ ar, en })[language].choices.contractType[contractType] },
    ...(template === 'offerSent' ? [{ label: 'answerBy', value: longTime(expiresAt) } as const] : []),
  ];
}

const riyals = (amount: number) => (language: Language) =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en-GB', { style: 'currency', currency: 'SAR' }).format(
    amount / 100,
  );
