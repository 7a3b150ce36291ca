import { and, desc, eq, lte, or } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { planSubscriptionsTable as subscriptions } from '#resources/plan-subscriptions/table.ts';
import { plansTable as plans } from '#resources/plans/table.ts';
import { providersTable as providers } from '#resources/providers/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { decisionAbout } from '../hiring/decision-about.ts';
import { inLanguage, type MailFacts, type MailRow } from '../mail-facts.ts';

/** What has become of somebody's subscription. One runs at a time: what happened then is about the newest that had begun. */
export async function subscriptionOf(
  tx: Tx,
  { employerId, providerId, seekerId, madeAt }: MailRow,
): Promise<MailFacts | null> {
  const whose = or(
    ...(employerId ? [eq(subscriptions.employerId, employerId)] : []),
    ...(providerId ? [eq(subscriptions.providerId, providerId)] : []),
    ...(seekerId ? [eq(subscriptions.seekerId, seekerId)] : []),
  );
  const [found] = await tx
    .select({
      id: subscriptions.id,
      number: subscriptions.number,
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
    .where(and(whose, lte(subscriptions.startAt, madeAt)))
    .orderBy(desc(subscriptions.startAt))
    .limit(1);
  const decision = found && (await decisionAbout(tx, 'plan-subscriptions', found.id, madeAt));
  if (!decision) return null;
  const { plan, number, company, shop, ar, en } = found;
  return {
    ...decision,
    name: company ?? shop ?? { ar: ar!, ...(en ? { en } : {}) },
    job: null,
    details: [
      { label: 'plan', value: (language) => inLanguage(plan, language) },
      { label: 'subscription', value: () => number, isLatin: true },
      ...decision.details,
    ],
  };
}
