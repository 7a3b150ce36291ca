import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { plansTable } from '#resources/plans/table.ts';
import { readTerms } from '#resources/plans/versions.ts';
import { vatAt } from '#settings/vat.ts';
import { planSubscriptionsTable as table } from '../table.ts';
import { grossOf } from './money.ts';
import { monthsOf } from './periods.ts';
import { type Prorated, prorate } from './proration.ts';

type Subscription = Row<typeof table>;
type Plan = Row<typeof plansTable>;

export interface Change extends Prorated {
  /** `kept`: the present plan, so that what was to follow does not. */
  begins: 'now' | 'period_end' | 'kept';
  /** Of a period of the plan that it is, and of the one that it would be, with VAT. */
  price: number;
  nextPrice: number;
  isSameLength: boolean;
}

const nothing: Prorated = { credit: 0, charge: 0, due: 0 };

/** Whether a plan is the present one of a subscription, in the terms that hold for it. */
export const isPresent = ({ planId, planVersion }: Pick<Subscription, 'planId' | 'planVersion'>, plan: Plan): boolean =>
  plan.id === planId && plan.termsVersion === planVersion;

/** What another plan would mean: one that is worth more begins at once, and the rest of the period is charged; of what was granted nothing is counted towards it. */
export async function changeOf(
  row: Subscription,
  plan: Plan,
  { tx, now }: Pick<Reader, 'tx' | 'now'>,
): Promise<Change> {
  const {
    priceSnapshot: price,
    charged: paid,
    chargedUntil: paidUntil,
    currentPeriodStart: start,
    currentPeriodEnd: end,
  } = row;
  if (isPresent(row, plan)) return { ...nothing, price, nextPrice: price, isSameLength: true, begins: 'kept' };
  const terms = await readTerms({ planId: row.planId, version: row.planVersion }, tx);
  const nextPrice = grossOf(plan, await vatAt(tx, now));
  const isSameLength = terms.interval === plan.interval && terms.intervalCount === plan.intervalCount;
  const known = { price, nextPrice, isSameLength };
  // Of a trial nothing is paid that could be given back.
  if (row.state !== 'active' || start === null || end === null) return { ...nothing, ...known, begins: 'now' };
  const [months, nextMonths] = [monthsOf(terms) ?? terms.intervalCount, monthsOf(plan) ?? plan.intervalCount];
  if (nextPrice * months <= price * nextMonths) return { ...nothing, ...known, begins: 'period_end' };
  return { ...prorate({ paid, paidUntil, next: nextPrice, start, end, now, isSameLength }), ...known, begins: 'now' };
}

/** Whether nobody more may have a plan. */
export async function isPlanFull({ id, maxSubscribers }: Plan, tx: Tx): Promise<boolean> {
  if (maxSubscribers === null) return false;
  const running = ['pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled'] as const;
  return (await tx.$count(table, and(eq(table.planId, id), inArray(table.state, [...running])))) >= maxSubscribers;
}
