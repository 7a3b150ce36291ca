import { eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { promoCodesTable as codes } from '../promo-codes/table.ts';
import type { promoCodeUsersTable } from './table.ts';

type Use = Row<typeof promoCodeUsersTable>;

const isHeld = (use: Use | null) => Number(use?.state === 'reserved');
/** What was paid back was used all the same. */
const isUsed = (use: Use | null) => Number(use?.state === 'redeemed' || use?.state === 'refunded');
const given = (use: Use | null) => (use?.state === 'redeemed' ? use.discount : 0);

/** Keeps what a code counts in step with its uses; the last of them exhausts it. */
export async function countUse(
  before: Use | null,
  after: Use | null,
  { tx, followUps }: Pick<Writer, 'tx' | 'followUps'>,
): Promise<void> {
  const [held, used, off] = [isHeld, isUsed, given].map((value) => value(after) - value(before)) as [
    number,
    number,
    number,
  ];
  if (held === 0 && used === 0 && off === 0) return;
  const [code] = await tx
    .update(codes)
    .set({
      reservedCount: sql`${codes.reservedCount} + ${held}`,
      redeemedCount: sql`${codes.redeemedCount} + ${used}`,
      discountGiven: sql`${codes.discountGiven} + ${off}`,
    })
    .where(eq(codes.id, (after ?? before)!.codeId))
    .returning();
  const { id, state, maxRedemptions, redeemedCount } = code!;
  const isUsedUp = used > 0 && maxRedemptions !== null && redeemedCount >= maxRedemptions;
  if (isUsedUp && (state === 'active' || state === 'paused'))
    followUps.push({ resource: 'promoCodes', id, event: { type: 'promoCode.exhaust' }, isBySystem: true });
}
