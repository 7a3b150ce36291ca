import { withdrawalFailures, withdrawalRejections } from '@diwan/api-contract/values/records/wallet';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, hour, instant } from '#seeding/time.ts';
import { ibanOf } from '../providers/seed/plan.ts';
import type { PlannedWithdrawal } from '../wallet-transactions/seed/plan.ts';
import { walletTransactionsSeed } from '../wallet-transactions/seed.ts';
import { withdrawalSearchKey } from './search-key.ts';

const approved: ReadonlySet<string> = new Set(['approved', 'processing', 'paid', 'failed']);
const handedOver: ReadonlySet<string> = new Set(['processing', 'paid', 'failed']);

/** Who checked it, and why it was refused or not carried out: the next one and the next reason of each. */
export function judgementOf(state: PlannedWithdrawal['state'], index: number) {
  const [, ...checkers] = staffActors;
  return {
    checker: checkers[index % checkers.length]!,
    stateReason: state === 'rejected' ? withdrawalRejections[index % withdrawalRejections.length]! : null,
    notes: state === 'rejected' ? 'تعذر التحقق من الحساب البنكي، راجعوا بياناتكم.' : null,
    failureCode: state === 'failed' ? withdrawalFailures[index % withdrawalFailures.length]! : null,
  };
}

export const withdrawalsSeed: Seed<PlannedWithdrawal[]> = {
  plan: ({ planOf }: Seeding) => planOf(walletTransactionsSeed).withdrawals,
  *rows(withdrawals) {
    const [payer] = staffActors;
    for (const [index, withdrawal] of withdrawals.entries()) {
      const { id, number, provider, amount, balance, at, decidedAt, state, riskFlags } = withdrawal;
      const { checker: judge, ...judgement } = judgementOf(state, index);
      const checker = { id: judge.id, name: judge.name };
      const isApproved = approved.has(state);
      const isReviewed = isApproved || state === 'under_review' || state === 'rejected';
      yield {
        id,
        number,
        version: state === 'pending' ? 1 : 2,
        createdAt: instant(at),
        updatedAt: instant(decidedAt),
        stateChangedAt: instant(decidedAt),
        createdBy: { type: 'provider' as const, id: provider.id, name: provider.tradeName.ar },
        updatedBy: theSystem,
        searchKey: withdrawalSearchKey(number, provider),
        state,
        ...judgement,
        providerId: provider.id,
        amount,
        fee: 500,
        balanceAtRequest: balance,
        method: index % 9 === 4 ? ('wallet_card' as const) : ('bank_transfer' as const),
        iban: provider.iban ?? ibanOf(provider.index),
        ibanHolderName: provider.ownerName.ar,
        assignee: state === 'under_review' ? checker : null,
        reviewedBy: isReviewed ? checker : null,
        reviewedAt: isReviewed ? instant(decidedAt) : null,
        approvedBy: isApproved ? checker : null,
        approvedAt: isApproved ? instant(decidedAt) : null,
        batch: handedOver.has(state) ? `PAY-${calendarDay(decidedAt)}` : null,
        paidBy: handedOver.has(state) ? { id: payer!.id, name: payer!.name } : null,
        bankReference:
          state === 'paid' ? `FT${calendarDay(decidedAt).replaceAll('-', '')}${String(index).padStart(6, '0')}` : null,
        paidOn: state === 'paid' ? calendarDay(decidedAt) : null,
        riskFlags,
        slaDueAt: instant(at + 3 * day - hour),
      };
    }
  },
};
