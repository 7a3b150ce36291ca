import { and, eq, gte, or } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import {
  planPayoutsTable as payouts,
  planSubscriptionsTable as subscriptions,
} from '#resources/plan-subscriptions/table.ts';
import { plansTable as plans } from '#resources/plans/table.ts';
import { providersTable as providers } from '#resources/providers/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { longDate } from '../dates.ts';
import { decisionAbout } from '../hiring/decision-about.ts';
import { inLanguage, type MailDetail, type MailFacts, type MailRow, type MailWords } from '../mail-facts.ts';
import { moneyDetail } from './money-detail.ts';

/** What has become of one of somebody's subscriptions. */
export async function subscriptionOf(
  tx: Tx,
  { employerId, providerId, seekerId, madeAt }: MailRow,
): Promise<MailFacts | null> {
  const whose = or(
    ...(employerId ? [eq(subscriptions.employerId, employerId)] : []),
    ...(providerId ? [eq(subscriptions.providerId, providerId)] : []),
    ...(seekerId ? [eq(subscriptions.seekerId, seekerId)] : []),
  );
  const own = await tx.select({ id: subscriptions.id }).from(subscriptions).where(whose);
  const ids = own.map(({ id }) => id);
  const decision = await decisionAbout(tx, 'plan-subscriptions', ids, madeAt);
  if (!decision) return null;
  const { id, words } = decision;
  const [found] = await tx
    .select({
      number: subscriptions.number,
      endedAt: subscriptions.endedAt,
      balance: subscriptions.balance,
      plan: plans.name,
      company: employers.name,
      shop: providers.tradeName,
      ar: seekers.nameAr,
      en: seekers.nameEn,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(employers, eq(employers.id, subscriptions.employerId))
    .leftJoin(providers, eq(providers.id, subscriptions.providerId))
    .leftJoin(seekers, eq(seekers.id, subscriptions.seekerId))
    .where(eq(subscriptions.id, id));
  const { plan, number, endedAt, balance, company, shop, ar, en } = found!;
  return {
    words,
    name: company ?? shop ?? { ar: ar!, ...(en ? { en } : {}) },
    job: null,
    details: [
      { label: 'plan', value: (language) => inLanguage(plan, language) },
      { label: 'subscription', value: () => number, isLatin: true },
      ...(await further(tx, { id, words, endedAt, balance, madeAt })),
    ],
  };
}

interface Told {
  id: string;
  words: MailWords;
  endedAt: string | null;
  /** Halalas; what is to somebody's credit is below nought. */
  balance: number;
  madeAt: string;
}

/** Until when what was cancelled goes on and what is to somebody's credit, and how much was paid out; why it was cancelled is the office's own. */
async function further(tx: Tx, { id, words, endedAt, balance, madeAt }: Told): Promise<MailDetail[]> {
  if (words === 'subscriptionCancelled')
    return [
      ...(endedAt && Date.parse(endedAt) > Date.parse(madeAt)
        ? [{ label: 'until', value: longDate(endedAt) } as const]
        : []),
      ...(balance < 0 ? [moneyDetail('credit', -balance)] : []),
    ];
  if (words !== 'subscriptionPaidOut') return [];
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.subscriptionId, id), gte(payouts.recordedAt, madeAt)))
    .orderBy(payouts.recordedAt)
    .limit(1);
  if (!payout) return [];
  return [
    moneyDetail('amount', payout.amount),
    { label: 'reference', value: () => payout.reference, isLatin: true },
    { label: 'paidOn', value: longDate(`${payout.paidOn}T12:00:00Z`) },
  ];
}
