import { isSaIban } from '@diwan/api-contract/values/iban';
import { blockingRiskFlags } from '@diwan/api-contract/values/records/wallet';
import type { withdrawalMachine } from '@diwan/machines/workflows/withdrawal/withdrawal.machine';
import type { WithdrawalInput, WithdrawalJudgement } from '@diwan/machines/workflows/withdrawal/withdrawal.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { enqueueMail, onceFinal } from '#resources/mails/outbox.ts';
import { providersTable as providers } from '../providers/table.ts';
import { book, lockWallet, move } from '../wallet-transactions/book.ts';
import { findFileOf } from './payment-files.ts';
import { withdrawalsTable as table } from './table.ts';

type Withdrawal = Row<typeof table>;

const blocking: ReadonlySet<string> = new Set(blockingRiskFlags);
const nameOf = ({ actor: { id, name } }: Writer) => ({ id, name });

const tell = async ({ providerId, number }: Withdrawal, _: unknown, writer: Writer) => {
  await enqueueMail(writer, { template: 'withdrawalDecided', about: { providerId, number } }, onceFinal(writer.now));
};

/** What the withdrawal workflow names, carried out. */
export const withdrawalEffects: EffectHandlers<typeof table, typeof withdrawalMachine> = {
  storeClaim: (_: Withdrawal, __: unknown, writer: Writer) => ({
    assignee: nameOf(writer),
    reviewedBy: nameOf(writer),
    reviewedAt: writer.now,
  }),
  clearClaim: () => ({ assignee: null }),
  storeApproval: (_: Withdrawal, __: unknown, writer: Writer) => ({
    approvedBy: nameOf(writer),
    approvedAt: writer.now,
    batch: null,
    paidBy: null,
    failureCode: null,
  }),
  storeReason: (_: Withdrawal, { reason, note }: WithdrawalJudgement) => ({ stateReason: reason, notes: note }),
  /** What the bank has got already takes nothing in. */
  async storeBatch(_: Withdrawal, { batch }: { batch: string }, writer: Writer) {
    if (await findFileOf(batch, writer.tx)) throw problemOf('refused', { reason: 'batchClosed' });
    return { batch, paidBy: nameOf(writer) };
  },
  storeFailure: (_: Withdrawal, { failure }: { failure: string }) => ({
    failureCode: failure as NonNullable<Withdrawal['failureCode']>,
  }),
  /** A transfer that is tried again goes to the account that the provider has by now. */
  async storeAccount({ providerId, iban, ibanHolderName }: Withdrawal, _: unknown, writer: Writer) {
    const provider = await lockWallet(providerId, writer);
    return { iban: provider?.iban ?? iban, ibanHolderName: provider?.ibanHolderName ?? ibanHolderName };
  },
  /** What was held leaves the wallet: once, whoever asks for it however often. */
  async payOut(row: Withdrawal, { bankReference, paidOn }: { bankReference: string; paidOn: string }, writer: Writer) {
    const { providerId, number: reference, netAmount, fee } = row;
    const line = { providerId, direction: 'debit', state: 'available', availableAt: null, reference } as const;
    await book(
      {
        ...line,
        kind: 'payout',
        amount: netAmount,
        description: bankReference,
        posting: { key: `${reference} payout`, owned: { on_hold: -netAmount }, marketplace: { bank: netAmount } },
      },
      writer,
    );
    if (fee > 0)
      await book(
        {
          ...line,
          kind: 'fee',
          amount: fee,
          posting: { key: `${reference} fee`, owned: { on_hold: -fee }, marketplace: { fees: fee } },
        },
        writer,
      );
    return { bankReference, paidOn };
  },
  async releaseHold({ providerId: ownerId, number, amount }: Withdrawal, _: unknown, writer: Writer) {
    const posting = { key: `${number} release`, kind: 'release', ownerId };
    await move({ ...posting, owned: { on_hold: -amount, available: amount } }, writer);
  },
  announceApproval: tell,
  announceRejection: tell,
  announcePayment: tell,
  announceFailure: tell,
};

/** What the rules about withdrawals look at, for several at once. */
export const withdrawalInput = computed(
  table,
  ['providerId', 'iban', 'riskFlags', 'approvedBy'],
  async (rows, { tx, now, actor }): Promise<WithdrawalInput[]> => {
    const { state, iban } = providers;
    const found = await findNamed(
      tx,
      providers,
      { state, iban },
      rows.map(({ providerId }) => providerId),
    );
    return rows.map((row) => {
      const provider = found.get(row.providerId)!;
      return {
        now,
        providerState: provider.state,
        isIbanValid: isSaIban(row.iban),
        isBlocked: row.riskFlags.some((flag) => blocking.has(flag)),
        isOwnApproval: row.approvedBy?.id === actor.id,
        hasNewIban: provider.iban !== null && provider.iban !== row.iban,
      };
    });
  },
);
