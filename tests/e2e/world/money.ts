import { randomInt } from 'node:crypto';
import { newId } from '@diwan/api/db/id.ts';
import { type Posting, post } from '@diwan/api/ledger/post.ts';
import { walletTransactionsTable } from '@diwan/api/resources/wallet-transactions/table.ts';
import { withdrawalSearchKey } from '@diwan/api/resources/withdrawals/search-key.ts';
import { withdrawalsTable } from '@diwan/api/resources/withdrawals/table.ts';
import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import type { World } from './world.ts';

const tests = { type: 'system' as const, id: 'tests', name: 'tests' };
type Provider = Awaited<ReturnType<typeof addProvider>>;

/** A provider that was given so much, in halalas; its name is nobody else's. */
export async function addRichProvider({ database }: World, amount: number): Promise<Provider> {
  const name = `مؤسسة الإتقان ${randomInt(1e9)}`;
  const provider = await addProvider(database, { tradeName: { ar: name, en: name } });
  const number = `WTX-T-${randomInt(1e12)}`;
  const now = new Date().toISOString();
  const posting: Posting = {
    key: number,
    kind: 'bonus',
    ownerId: provider.id,
    owned: { available: amount },
    marketplace: { adjustments: -amount },
  };
  await database.transaction(async (tx) => {
    await post(posting, { tx, now, actor: tests });
    await tx.insert(walletTransactionsTable).values({
      id: newId(),
      number,
      searchKey: number,
      state: 'available',
      providerId: provider.id,
      kind: 'bonus',
      direction: 'credit',
      amount,
      balanceAfter: 0,
      reference: 'WELCOME',
      posting: number,
      createdBy: tests,
      updatedBy: tests,
    });
  });
  return provider;
}

/** Money that a provider has asked for, and that is held for it. */
export async function addWithdrawal({ database }: World, provider: Provider, amount: number): Promise<string> {
  const number = `WDR-T-${randomInt(1e12)}`;
  const now = new Date().toISOString();
  const owned = { available: -amount, on_hold: amount };
  await database.transaction(async (tx) => {
    await post({ key: `${number} hold`, kind: 'hold', ownerId: provider.id, owned }, { tx, now, actor: tests });
    await tx.insert(withdrawalsTable).values({
      id: newId(),
      number,
      searchKey: withdrawalSearchKey(number, provider),
      state: 'pending',
      providerId: provider.id,
      amount,
      fee: 500,
      balanceAtRequest: amount,
      method: 'bank_transfer',
      iban: 'SA0380000000608010167519',
      ibanHolderName: 'خالد العمري',
      slaDueAt: now,
      createdBy: tests,
      updatedBy: tests,
    });
  });
  return number;
}
