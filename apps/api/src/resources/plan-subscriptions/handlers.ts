import type { Contract } from '@diwan/api-contract';
import type { Proration } from '@diwan/api-contract/resources/plan-subscriptions';
import { planSubscriptionWorkflow } from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { readerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { plansTable as plans } from '../plans/table.ts';
import { changeOf } from './billing/change.ts';
import { changeTo, planSubscriptionInput } from './input.ts';
import { planSubscriptionsTable as table } from './table.ts';

/** What another plan would cost for the rest of the period, and whether it may be changed to that at all. */
export function subscriptionProration(
  deps: AppDeps,
): Pick<RouterImplementation<Contract['planSubscriptions']>, 'proration'> {
  return {
    async proration({ params: { id }, query: { plan: planId }, request }) {
      const reader = readerOf(deps, deps.database.orm, request);
      const { tx, now, can } = reader;
      const [row] = await tx.select().from(table).where(eq(table.id, id));
      const [next] = await tx.select().from(plans).where(eq(plans.id, planId));
      if (!row || !next) throw problemOf('notFound');
      const [plan] = await tx.select({ label: plans.name }).from(plans).where(eq(plans.id, row.planId));
      const { begins, isSameLength, price, nextPrice, credit, charge, due } = await changeOf(row, next, reader);
      const [known] = await planSubscriptionInput.of([row], reader);
      const input = { ...known!, changeTo: await changeTo(row, planId, reader) };
      const event = { type: 'planSubscription.changePlan', plan: planId } as const;
      const verdict = evaluate(planSubscriptionWorkflow, { state: row.state, input, can }, event);
      const body: Proration = {
        begins,
        isSameLength,
        from: { plan: { id: row.planId, label: plan!.label }, price },
        to: { plan: { id: planId, label: next.name }, price: nextPrice, version: next.termsVersion },
        at: now,
        periodEnd: row.currentPeriodEnd ?? now,
        credit,
        charge,
        due,
        refusal: verdict.kind === 'refused' ? verdict.reason : null,
      };
      return { status: 200, body };
    },
  };
}
