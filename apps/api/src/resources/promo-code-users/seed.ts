import { discountOf } from '@diwan/api-contract/promo/discount';
import type { PromoCodeUser } from '@diwan/api-contract/resources/promo-code-users';
import { type PromoUserType, promoChannels } from '@diwan/api-contract/values/records/promo';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId, minute, recordNumber } from '#seeding/time.ts';
import { type PlannedCode, promoCodesSeed } from '../promo-codes/seed.ts';
import { searchKeyOf } from '../search-texts.ts';
import { type PlannedUser, usersFor } from './seed/users.ts';

interface PlannedUse {
  id: string;
  code: PlannedCode;
  user: PlannedUser;
  state: PromoCodeUser['state'];
  refType: PromoCodeUser['refType'];
  refId: string;
  refNumber: string;
  amountBefore: number;
  discount: number;
  freeDays: number;
  at: number;
}

export const promoCodeUsersSeed: Seed<PlannedUse[]> = { plan: planUses, rows: useRows };

const prefixOf = { order: 'ORD', subscription: 'SUB', event: 'REG' } as const;
const held = 30 * minute;

function refTypeOf({ terms: { appliesTo } }: PlannedCode, { type }: PlannedUser, random: Random) {
  if (appliesTo === 'plans') return 'subscription' as const;
  if (appliesTo === 'events') return 'event' as const;
  if (appliesTo !== 'all') return 'order' as const;
  return type === 'employer' && random.chance(0.5) ? ('subscription' as const) : ('order' as const);
}

/** Most are paid for; some were given up at the checkout, a few were paid back, and one or two wait for their payment now. */
function stateAt(nth: number): PromoCodeUser['state'] {
  if (nth % 16 === 7) return 'released';
  return nth % 21 === 9 ? 'refunded' : 'redeemed';
}

/** The codes that are used, each as often as its campaign was; those of a batch in their turn. */
function usedCodes(codes: readonly PlannedCode[], scale: number): PlannedCode[] {
  const share = Math.min(1, 0.25 + scale);
  const alone = codes.filter(({ batch }) => batch === null);
  const batches = [...new Set(codes.flatMap(({ batch }) => batch ?? []))];
  return [
    ...alone.flatMap((code) => Array.from({ length: Math.ceil(code.campaign.used * share) }, () => code)),
    ...batches.flatMap((batch) => {
      const own = codes.filter((code) => code.batch === batch);
      const most = batch.terms.maxRedemptions ?? 1;
      const count = Math.min(Math.ceil(batch.campaign.used * share), own.length * most);
      return Array.from({ length: count }, (_, nth) => own[Math.floor(nth / most)]!);
    }),
  ];
}

function planUses(seeding: Seeding): PlannedUse[] {
  const { seed, now, scale, planOf } = seeding;
  const random = createRandom(seed, 'promo-code-users');
  const ids = createRandom(seed, 'promo-code-users.ids');
  const codes = planOf(promoCodesSeed);
  const users = usersFor(seeding, random);
  const uses = usedCodes(codes, scale).flatMap((code, nth): Omit<PlannedUse, 'refNumber'>[] => {
    const found = users.next(code);
    if (!found) return [];
    const { user, at } = found;
    const { type, minSpend } = code.terms;
    const amountBefore = Math.max(minSpend ?? 0, random.int(24, 300) * 500);
    const taken = discountOf(code.terms, amountBefore);
    return [
      {
        id: makeId(at, ids),
        code,
        user,
        state: stateAt(nth),
        refType: refTypeOf(code, user, random),
        refId: makeId(at, ids),
        amountBefore: type === 'free_period' ? 299_00 : amountBefore,
        ...taken,
        at,
      },
    ];
  });
  const waiting = heldNow();
  const planned = [...uses, ...waiting]
    .toSorted((one, other) => one.at - other.at)
    .map((use, nth) => ({ ...use, refNumber: recordNumber(prefixOf[use.refType], use.at, 4_000 + nth) }));
  for (const use of planned) count(use);
  for (const code of codes) limit(code);
  return planned;

  /** Somebody stands at the checkout with each of the codes that run. */
  function heldNow(): Omit<PlannedUse, 'refNumber'>[] {
    const running = codes.filter(
      ({ batch, state, terms }) => batch === null && state === 'active' && terms.type !== 'free_period',
    );
    return running.slice(-4).flatMap((code) => {
      const user = users.next(code)?.user;
      if (!user) return [];
      const at = now - random.int(1, 20) * minute;
      const amountBefore = Math.max(code.terms.minSpend ?? 0, random.int(40, 200) * 500);
      const refType = refTypeOf(code, user, random);
      const base = { id: makeId(at, ids), code, user, refType, refId: makeId(at, ids), amountBefore, at };
      return [{ ...base, ...discountOf(code.terms, amountBefore), state: 'reserved' as const }];
    });
  }
}

function count({ code, state, discount, at }: PlannedUse): void {
  if (state === 'released') return;
  if (state === 'reserved') code.reserved += 1;
  else code.redeemed += 1;
  if (state === 'redeemed') code.given += discount;
  code.lastUsedAt = Math.max(code.lastUsedAt, at);
}

/** What is used up has no use left, and what nearly is has few, however many users there are to use it. */
function limit(code: PlannedCode): void {
  const { terms, state, batch, redeemed, reserved, campaign } = code;
  if (terms.maxRedemptions === null) return;
  const isFull = redeemed >= terms.maxRedemptions;
  if (batch !== null) {
    if (isFull) code.state = 'exhausted';
    return;
  }
  if (state === 'exhausted') code.terms = { ...terms, maxRedemptions: Math.max(1, redeemed) };
  else if (campaign.used / terms.maxRedemptions > 0.9)
    code.terms = { ...terms, maxRedemptions: Math.floor((redeemed + reserved) / 0.92) + 1 };
}

function* useRows(uses: PlannedUse[], { seed, now }: Seeding) {
  const random = createRandom(seed, 'promo-code-users.details');
  for (const use of uses) {
    const { id, code, user, state, at, refNumber } = use;
    const author = { type: user.type, id: user.id, name: user.number };
    const paidAt = Math.min(now, at + random.int(1, 25) * minute);
    const refundedAt = Math.min(now, paidAt + random.int(1, 9) * day);
    const changedAt = { reserved: at, redeemed: paidAt, released: Math.min(now, at + held), refunded: refundedAt }[
      state
    ];
    yield {
      id,
      version: state === 'reserved' ? 1 : state === 'refunded' ? 3 : 2,
      createdAt: instant(at),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: state === 'reserved' ? author : theSystem,
      searchKey: searchKeyOf([code.code, refNumber]),
      state,
      codeId: code.id,
      userType: user.type satisfies PromoUserType,
      userId: user.id,
      refType: use.refType,
      refId: use.refId,
      refNumber,
      amountBefore: use.amountBefore,
      discount: use.discount,
      freeDays: use.freeDays,
      reservedUntil: instant(at + held),
      redeemedAt: state === 'redeemed' || state === 'refunded' ? instant(paidAt) : null,
      network: random.chance(0.8)
        ? `${random.pick(['37.224', '188.54', '51.36', '95.187'])}.${random.int(0, 255)}.0`
        : null,
      // Hardly anybody has it typed in for them.
      channel: random.chance(0.04) ? 'staff' : random.pick(promoChannels.slice(0, 3)),
    };
  }
}
