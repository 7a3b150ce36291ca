import { randomUUID } from 'node:crypto';
import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import { clearText } from '@diwan/api-contract/values/text/clear-signs';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { promoBatchesTable } from '#resources/promo-batches/table.ts';
import { countUse } from '#resources/promo-code-users/count-use.ts';
import { promoCodeUsersTable } from '#resources/promo-code-users/table.ts';
import { partnerKeyOf, promoSearchKey } from '#resources/promo-codes/search-key.ts';
import { promoCodesTable } from '#resources/promo-codes/table.ts';
import type { PromoRequest } from '#resources/promo-codes/using/use-code.ts';
import { searchKeyOf } from '#resources/search-texts.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });
const chance = (below: number) => Math.floor(Math.random() * below);

/** Sound terms of a code: ten in a hundred off, for everybody, since a year ago and without end. */
export const promoTerms = (given: Partial<PromoTerms> = {}): PromoTerms => ({
  name: { ar: 'حملة تجريبية', en: 'A campaign of a test' },
  type: 'percent',
  percent: 10,
  maxDiscount: null,
  amount: null,
  days: null,
  appliesTo: 'all',
  onlyProducts: [],
  onlyEvents: [],
  onlyExams: [],
  audience: 'all',
  talentListId: null,
  minSpend: null,
  startsAt: '2025-01-01T00:00:00.000Z',
  endsAt: null,
  maxRedemptions: null,
  maxPerUser: 1,
  isStackable: false,
  isFirstPurchaseOnly: false,
  partnerName: null,
  note: null,
  ...given,
});

/** Puts a code into a test's database, with whatever the test cares about given. */
export async function addCode({ orm }: Pick<Database, 'orm'>, row: Partial<typeof promoCodesTable.$inferInsert> = {}) {
  const code = row.code ?? `TEST-${clearText(8, chance)}`;
  const terms = { ...promoTerms(), ...row };
  const [added] = await orm
    .insert(promoCodesTable)
    .values({
      ...stamps(),
      ...terms,
      code,
      state: row.state ?? 'active',
      searchKey: promoSearchKey([code], terms),
      partnerKey: partnerKeyOf(terms),
    })
    .returning();
  return added!;
}

/** Puts a batch into a test's database of which so many codes are made. */
export async function addBatch({ orm }: Pick<Database, 'orm'>, quantity: number, generatedCount: number) {
  const terms = promoTerms();
  const number = `PCB-T-${newId()}`;
  const [added] = await orm
    .insert(promoBatchesTable)
    .values({
      ...stamps(),
      ...terms,
      number,
      state: generatedCount === quantity ? 'ready' : 'generating',
      prefix: 'TEST',
      quantity,
      generatedCount,
      searchKey: promoSearchKey([number], terms),
    })
    .returning();
  return added!;
}

/** The code as it stands now. */
export async function codeAt({ orm }: Pick<Database, 'orm'>, id: string) {
  const [found] = await orm.select().from(promoCodesTable).where(eq(promoCodesTable.id, id));
  return found!;
}

/** Somebody whom nobody knows buys something for a thousand riyals, with a code. */
export const purchase = (code: string, given: Partial<PromoRequest> = {}): PromoRequest => ({
  code,
  user: { type: 'seeker', id: randomUUID() },
  ref: { type: 'order', id: randomUUID(), number: 'ORD-2026-000001' },
  scope: 'products',
  targets: [],
  amountBefore: 1_000_00,
  isFirstPurchase: false,
  channel: 'web',
  ...given,
});

/** Puts a use that was paid for into a test's database, and counts it. */
export async function addUse(
  { orm }: Pick<Database, 'orm'>,
  { id: codeId, code }: Pick<typeof promoCodesTable.$inferSelect, 'id' | 'code'>,
  user: PromoRequest['user'],
  refNumber = 'ORD-2026-000001',
) {
  const now = new Date().toISOString();
  const [added] = await orm
    .insert(promoCodeUsersTable)
    .values({
      ...stamps(),
      searchKey: searchKeyOf([code, refNumber]),
      state: 'redeemed',
      codeId,
      userType: user.type,
      userId: user.id,
      refType: 'order',
      refId: randomUUID(),
      refNumber,
      amountBefore: 500_00,
      discount: 50_00,
      freeDays: 0,
      reservedUntil: now,
      redeemedAt: now,
      network: '188.54.17.0',
      channel: 'web',
    })
    .returning();
  await orm.transaction((tx) => countUse(null, added!, { tx, followUps: [] }));
  return added!;
}
