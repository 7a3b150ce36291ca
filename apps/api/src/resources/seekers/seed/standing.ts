import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { initialSettings } from '@diwan/api-contract/settings/register';
import type { Random } from '#seeding/random.ts';
import { calendarDay, day, instant } from '#seeding/time.ts';

type Standing = Pick<
  Seeker,
  | 'state'
  | 'stateChangedAt'
  | 'stateReason'
  | 'stateNote'
  | 'suspendedUntil'
  | 'anonymiseAt'
  | 'anonymiseReason'
  | 'mobileVerifiedAt'
  | 'emailVerifiedAt'
  | 'verifiedIdAt'
> & { idExpiresOn: string | null };

/** Whoever has registered in these days may not have been verified yet. */
const verifiedWithin = 20 * day;

const reasonsOf: { readonly [S in Seeker['state']]?: readonly string[] } = {
  suspended: reasonCodes('seekerSuspensionReasons'),
  deactivated: reasonCodes('seekerDeactivationReasons'),
};

/** In which state somebody is and why, and what is known of them: of those in one state each has the next reason. */
export function standingOf(
  { createdAt, lastLoginAt, now }: { createdAt: number; lastLoginAt: number; now: number },
  random: Random,
  inState: Map<Seeker['state'], number>,
): Standing {
  const isNew = now - createdAt < verifiedWithin && random.chance(0.1);
  const state = isNew
    ? ('unverified' as const)
    : random.weighted({ active: 95, suspended: 2, deactivated: 3 } as const);
  const nth = inState.get(state) ?? 0;
  inState.set(state, nth + 1);
  const reasons = reasonsOf[state];
  const stateReason = reasons?.[nth % reasons.length] ?? null;
  const soon = Math.min(now, createdAt + random.next() * day);
  const verifiedIdAt = !isNew && random.chance(0.7) ? instant(Math.min(now, soon + random.int(1, 3) * day)) : null;
  const isEmailKnown = !isNew && random.chance(0.8);
  return {
    state,
    stateChangedAt: instant(reasons ? lastLoginAt : isNew ? createdAt : soon),
    stateReason,
    stateNote: stateReason === 'other' ? 'راجعنا الحساب مع صاحبه، وستُعاد مراجعته لاحقًا.' : null,
    ...wishOf(state, nth, now),
    suspendedUntil: state === 'suspended' ? calendarDay(now + random.int(3, 90) * day) : null,
    mobileVerifiedAt: isNew || (!isEmailKnown && random.chance(0.5)) ? null : instant(soon),
    emailVerifiedAt: isEmailKnown ? instant(soon) : null,
    verifiedIdAt,
    idExpiresOn: random.chance(0.8) ? calendarDay(now + random.int(verifiedIdAt ? 20 : -200, 1_500) * day) : null,
  };
}

/** Of those who have left every fourth has asked to be anonymised, each on another day. */
function wishOf(state: Seeker['state'], nth: number, now: number): Pick<Standing, 'anonymiseAt' | 'anonymiseReason'> {
  if (state !== 'deactivated' || nth % 4 > 0) return { anonymiseAt: null, anonymiseReason: null };
  const reasons = reasonCodes('seekerAnonymisationReasons');
  const reason = reasons[(nth / 4) % reasons.length]!;
  return {
    anonymiseAt: instant(now + (((nth / 4) % (initialSettings.anonymisationDays - 1)) + 1) * day),
    anonymiseReason: reason,
  };
}

/** Of somebody who was anonymised at their own request. */
export function erasedStanding(createdAt: number, now: number) {
  return {
    state: 'anonymised' as const,
    stateChangedAt: instant((createdAt + now) / 2),
    stateReason: 'requested' as const,
    anonymiseReason: 'requested' as const,
    suspendedUntil: null,
    mobileVerifiedAt: null,
    emailVerifiedAt: null,
    verifiedIdAt: null,
  };
}
