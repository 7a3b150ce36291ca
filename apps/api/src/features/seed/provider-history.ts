import type { ActorRef } from '@diwan/api-contract/schema';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import { rejectionAt, walletAdjustmentsSeed } from '#resources/wallet-adjustments/seed.ts';
import type { PlannedWithdrawal } from '#resources/wallet-transactions/seed/plan.ts';
import { proposedBy } from '#resources/wallet-transactions/seed/proposers.ts';
import { judgementOf, withdrawalsSeed } from '#resources/withdrawals/seed.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day } from '#seeding/time.ts';
import { entries, type Step } from './history-entries.ts';

const actorOf = ({ id, tradeName }: PlannedProvider): ActorRef => ({ type: 'provider', id, name: tradeName.ar });

/** How each provider came to its state. */
export function* providerHistory({ seed, planOf }: Seeding) {
  const random = createRandom(seed, 'providers.history');
  for (const provider of planOf(providersSeed)) {
    const steps = stepsOfProvider(provider, random.pick(staffActors));
    yield* entries('providers', provider.id, { label: provider.tradeName }, steps, random);
  }
}

function stepsOfProvider(provider: PlannedProvider, staff: ActorRef): Step[] {
  const { state, createdAt, decidedAt, judgement } = provider;
  const author = actorOf(provider);
  const steps: Step[] = [{ at: createdAt, actor: author, event: 'record.added', from: null, to: 'draft' }];
  if (state === 'draft') return steps;
  steps.push({ at: createdAt, actor: author, event: 'provider.submit', from: 'draft', to: 'pending_review' });
  if (state === 'pending_review') return steps;
  const { stateReason: code, stateNote: note, stateFields: fields } = judgement;
  const because = code && {
    reason: { code, ...(note ? { note } : {}), ...(fields.length > 0 ? { fields } : {}) },
  };
  const decide = (event: string, from: string, actor = staff) =>
    steps.push({ at: decidedAt, actor, event, from, to: state, ...(actor === staff && because) });
  if (state === 'active') decide('provider.approve', 'pending_review');
  if (state === 'rejected') decide('provider.reject', 'pending_review');
  if (state === 'changes_requested') decide('provider.requestChanges', 'pending_review');
  if (state !== 'suspended' && state !== 'closed') return steps;
  const admittedAt = Math.min(createdAt + day, decidedAt);
  steps.push({ at: admittedAt, actor: staff, event: 'provider.approve', from: 'pending_review', to: 'active' });
  if (code === 'document_expired') decide('provider.documentExpired', 'active', theSystem);
  else decide(state === 'suspended' ? 'provider.suspend' : 'provider.close', 'active');
  return steps;
}

/** What became of each request for money. */
export function* withdrawalHistory({ seed, planOf }: Seeding) {
  const random = createRandom(seed, 'withdrawals.history');
  for (const [index, withdrawal] of planOf(withdrawalsSeed).entries())
    yield* entries(
      'withdrawals',
      withdrawal.id,
      { label: { ar: withdrawal.number } },
      stepsOfWithdrawal(withdrawal, index),
      random,
    );
}

function stepsOfWithdrawal({ provider, state, at, decidedAt }: PlannedWithdrawal, index: number): Step[] {
  const [payer] = staffActors;
  const { checker, stateReason, notes } = judgementOf(state, index);
  const author = actorOf(provider);
  const steps: Step[] = [{ at, actor: author, event: 'record.added', from: null, to: 'pending' }];
  const move = (share: number, actor: ActorRef, event: string, from: string, to: string, reason?: Step['reason']) =>
    steps.push({
      at: at + (decidedAt - at) * share,
      actor,
      event: `withdrawal.${event}`,
      from,
      to,
      ...(reason && { reason }),
    });
  const pay = (share: number) => {
    move(share / 2, checker, 'approve', 'pending', 'approved');
    move(share, payer!, 'startPayment', 'approved', 'processing');
  };
  if (state === 'under_review') move(1, checker, 'claim', 'pending', state);
  if (state === 'cancelled') move(1, author, 'cancel', 'pending', state);
  if (state === 'approved') move(1, checker, 'approve', 'pending', state);
  if (state === 'rejected' && stateReason)
    move(1, checker, 'reject', 'pending', state, { code: stateReason, ...(notes ? { note: notes } : {}) });
  if (state === 'processing') pay(1);
  if (state === 'paid' || state === 'failed') {
    pay(0.8);
    move(1, payer!, state === 'paid' ? 'markPaid' : 'markFailed', 'processing', state);
  }
  return steps;
}

const decided = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** What became of each proposal to put a wallet right. */
export function* adjustmentHistory({ seed, planOf }: Seeding) {
  const random = createRandom(seed, 'adjustments.history');
  for (const [index, adjustment] of planOf(walletAdjustmentsSeed).adjustments.entries()) {
    const { id, number, state, at, decidedAt } = adjustment;
    const { proposer, decider } = proposedBy(adjustment, index);
    const steps: Step[] = [{ at, actor: proposer, event: 'record.added', from: null, to: 'proposed' }];
    if (state !== 'proposed')
      steps.push({
        at: decidedAt,
        actor: decider ? { type: 'staff', ...decider } : proposer,
        event: `walletAdjustment.${decided[state]}`,
        from: 'proposed',
        to: state,
        ...(state === 'rejected' && { reason: { code: rejectionAt(index) } }),
      });
    yield* entries('wallet-adjustments', id, { label: { ar: number } }, steps, random);
  }
}
