import { discountOf, type PromoDiscount } from '@diwan/api-contract/promo/discount';
import { type PromoUse, type PromoUseRefusal, whyNotUsable } from '@diwan/api-contract/promo/may-use';
import {
  type PromoChannel,
  type PromoRefType,
  type PromoUserType,
  redemptionStates,
} from '@diwan/api-contract/values/records/promo';
import { promoCodeUserWorkflow } from '@diwan/machines/workflows/promo-code-user/promo-code-user.workflow';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { countUse } from '#resources/promo-code-users/count-use.ts';
import { promoCodeUsersTable as uses } from '#resources/promo-code-users/table.ts';
import { searchKeyOf } from '#resources/search-texts.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { promoCodesTable as codes } from '../table.ts';
import { networkOf } from './network.ts';
import { aboutUser } from './user-of-code.ts';

type Code = Row<typeof codes>;

/** What a code is used for: an order, a subscription, a registration. @public */
export interface PromoRef {
  type: PromoRefType;
  id: string;
}

/** Somebody at a checkout, with a code. */
export interface PromoRequest extends Pick<PromoUse, 'scope' | 'targets' | 'amountBefore' | 'isFirstPurchase'> {
  /** As it was typed. */
  code: string;
  user: { type: PromoUserType; id: string };
  ref: PromoRef & { number: string };
  channel: PromoChannel;
  ip?: string | null;
  /** Until when it waits for its payment; half an hour unless given. */
  reservedUntil?: string;
}

/** A use that is held, or why there is none. @public */
export type PromoAnswer =
  | ({ kind: 'reserved'; id: string } & PromoDiscount)
  | { kind: 'refused'; reason: PromoUseRefusal };

const heldMilliseconds = 30 * 60_000;

/** Whoever uses a code waits for those before, so that none is used more often than it may be. */
async function lockCode(typed: string, { tx }: Writer): Promise<Code | undefined> {
  const code = typed.trim().toUpperCase();
  const [found] = await tx.select().from(codes).where(eq(codes.code, code)).for('no key update');
  return found;
}

const ofRef = ({ type, id }: PromoRef) => and(eq(uses.refType, type), eq(uses.refId, id));

/** What else is used for the same purchase. */
async function otherCodesOf({ id: codeId }: Code, ref: PromoRef, { tx }: Writer): Promise<PromoUse['otherCodes']> {
  const others = await tx
    .select({ isStackable: codes.isStackable })
    .from(uses)
    .innerJoin(codes, eq(codes.id, uses.codeId))
    .where(and(ofRef(ref), ne(uses.codeId, codeId), ne(uses.state, 'released')));
  if (others.length === 0) return 'none';
  return others.every(({ isStackable }) => isStackable) ? 'stackable' : 'alone';
}

/**
 * Holds one use of a code for a purchase, in the purchase's transaction, and says what it takes off; asked again for the same
 * purchase it answers the same. It changes nothing where the code can't be used. @public
 */
export async function reservePromo(writer: Writer, request: PromoRequest): Promise<PromoAnswer> {
  const { tx, now } = writer;
  const { user, ref, amountBefore, scope, targets, isFirstPurchase } = request;
  const code = await lockCode(request.code, writer);
  if (!code) return { kind: 'refused', reason: 'unknown' };
  const [held] = await tx
    .select()
    .from(uses)
    .where(and(ofRef(ref), eq(uses.codeId, code.id), ne(uses.state, 'released')));
  if (held) return { kind: 'reserved', id: held.id, discount: held.discount, freeDays: held.freeDays };

  const usedByUser = await tx.$count(
    uses,
    and(eq(uses.codeId, code.id), eq(uses.userId, user.id), ne(uses.state, 'released')),
  );
  const reason = whyNotUsable(
    { ...code, targets: [...code.onlyProducts, ...code.onlyEvents, ...code.onlyExams].map(({ id }) => id) },
    {
      now,
      usedCount: code.redeemedCount + code.reservedCount,
      usedByUser,
      userType: user.type,
      ...(await aboutUser(user, code, writer)),
      isFirstPurchase,
      scope,
      targets,
      amountBefore,
      otherCodes: await otherCodesOf(code, ref, writer),
    },
  );
  if (reason) return { kind: 'refused', reason };
  const taken = discountOf(code, amountBefore);
  return { kind: 'reserved', id: await hold(code, request, taken, writer), ...taken };
}

async function hold(code: Code, request: PromoRequest, taken: PromoDiscount, writer: Writer): Promise<string> {
  const { tx, now, actor, resources } = writer;
  const { user, ref, amountBefore, channel, ip = null } = request;
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const [added] = await tx
    .insert(uses)
    .values({
      id: newId(Date.parse(now)),
      state: 'reserved',
      codeId: code.id,
      userType: user.type,
      userId: user.id,
      refType: ref.type,
      refId: ref.id,
      refNumber: ref.number,
      amountBefore,
      ...taken,
      reservedUntil: request.reservedUntil ?? new Date(Date.parse(now) + heldMilliseconds).toISOString(),
      network: networkOf(ip),
      channel,
      searchKey: searchKeyOf([code.code, ref.number]),
      workflowVersion: promoCodeUserWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: author,
      updatedBy: author,
    })
    .returning();
  await countUse(null, added!, writer);
  await announce(resources.promoCodeUsers, added!, 'record.added', writer, { toState: added!.state });
  return added!.id;
}

type UseEvent = 'promoCodeUser.redeem' | 'promoCodeUser.release' | 'promoCodeUser.refund';

/** Moves uses one after the other, always the code before its use, and the codes in one order. */
async function move(ids: readonly string[], type: UseEvent, writer: Writer): Promise<number> {
  const causedBy = writer.causedBy ?? writer.actor.id;
  let moved = 0;
  for (const id of ids) {
    const asSystem = { ...writer, actor: theSystem, can: theSystem.can, causedBy, followUps: [] };
    const isMoved = await applyEvent(writer.resources.promoCodeUsers, { id, version: null, event: { type } }, asSystem)
      .then(() => true)
      .catch(ignoreUsedUp);
    if (isMoved) moved += 1;
  }
  return moved;
}

/** Somebody else has the last use by now; the rules have refused before anything was written. */
function ignoreUsedUp(error: unknown): false {
  if (error instanceof ProblemError && error.code === 'refused') return false;
  throw error;
}

async function usesOf(ref: PromoRef, states: readonly Row<typeof uses>['state'][], { tx }: Writer) {
  return tx
    .select({ id: uses.id, codeId: uses.codeId, state: uses.state })
    .from(uses)
    .where(and(ofRef(ref), inArray(uses.state, [...states])))
    .orderBy(asc(uses.codeId), desc(uses.createdAt), desc(uses.id));
}

/**
 * The purchase is paid for: what is held for it is used. What was given back meanwhile is taken again, unless the code is used up;
 * `lapsed` says of how many codes that was so. @public
 */
export async function redeemPromo(
  writer: Writer,
  { ref }: { ref: PromoRef },
): Promise<{ redeemed: number; lapsed: number }> {
  const all = await usesOf(ref, redemptionStates, writer);
  const isOpen = (codeId: string) => all.some((use) => use.codeId === codeId && use.state !== 'released');
  const wanted = all.filter(
    ({ id, codeId, state }) =>
      state === 'reserved' || (!isOpen(codeId) && all.find((use) => use.codeId === codeId)!.id === id),
  );
  const redeemed = await move(
    wanted.map(({ id }) => id),
    'promoCodeUser.redeem',
    writer,
  );
  return { redeemed, lapsed: wanted.length - redeemed };
}

/** The payment failed, or the purchase was called off before it: what is held for it is free again. Answers for how many. @public */
export async function releasePromo(writer: Writer, { ref }: { ref: PromoRef }): Promise<number> {
  const held = await usesOf(ref, ['reserved'], writer);
  return move(
    held.map(({ id }) => id),
    'promoCodeUser.release',
    writer,
  );
}

/** The purchase was paid back: what it took off is given no longer, while the use stays used. Answers for how many. @public */
export async function refundPromo(writer: Writer, { ref }: { ref: PromoRef }): Promise<number> {
  const paid = await usesOf(ref, ['redeemed'], writer);
  return move(
    paid.map(({ id }) => id),
    'promoCodeUser.refund',
    writer,
  );
}
