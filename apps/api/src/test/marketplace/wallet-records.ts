import { walletAdjustments } from '@diwan/api-contract/resources/wallet-adjustments';
import { withdrawals } from '@diwan/api-contract/resources/withdrawals';
import type { Writer } from '#crud/definition.ts';
import { addRow } from '#crud/writes/write.ts';
import { walletAdjustmentsResource } from '#resources/wallet-adjustments/resource.ts';
import { bookOrder } from '#resources/wallet-transactions/orders.ts';
import { withdrawalsResource } from '#resources/withdrawals/resource.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import type { TestApp } from '../test-app.ts';

type Deps = Pick<TestApp, 'deps' | 'clock'>;

/** Does something as the platform would, whose services act as the system. */
export function asPlatform<T>({ deps, clock }: Deps, act: (writer: Writer) => Promise<T>): Promise<T> {
  return deps.database.transaction((tx) =>
    act({
      tx,
      now: clock.now.toISOString(),
      actor: theSystem,
      can: () => true,
      resources: deps.resources,
      sealing: deps.keys.sealing,
      request: null,
      followUps: [],
    }),
  );
}

/** An order of a provider that was completed long enough ago to be paid out. */
export async function earn(
  api: Deps,
  providerId: string,
  amount: number,
  number = `ORD-${crypto.randomUUID()}`,
): Promise<string> {
  const { deps, clock } = api;
  await asPlatform(api, (writer) => bookOrder({ providerId, number, amount, commissionBps: 1000 }, writer));
  const { rows } = await deps.database.pool.query<{ id: string }>(
    `select id from wallet_transactions where reference = $1 and kind = 'order_credit'`,
    [number],
  );
  const inAWeek = { deps, clock: { ...clock, now: new Date(clock.now.getTime() + 8 * 86_400_000) } };
  const event = { type: 'walletTransaction.mature' };
  await asPlatform(inAWeek, async (writer) => {
    await applyEvent(deps.resources.walletTransactions, { id: rows[0]!.id, version: null, event }, writer);
  });
  return rows[0]!.id;
}

/** What a provider asks for, of what an order has brought. */
export async function addWithdrawal(api: Deps, providerId: string, amount = 50_000) {
  await earn(api, providerId, amount * 2);
  const draft = withdrawals.draft.parse({ providerId, amount, method: 'bank_transfer' });
  return asPlatform(api, (writer) => addRow(withdrawalsResource, draft, writer));
}

/** What somebody proposes to put right in a wallet. */
export function addAdjustment(api: Deps, providerId: string) {
  const draft = walletAdjustments.draft.parse({
    providerId,
    direction: 'credit',
    amount: 5_000,
    ground: 'correction',
    description: 'احتُسبت العمولة مرتين.',
  });
  return asPlatform(api, (writer) => addRow(walletAdjustmentsResource, draft, writer));
}
