import type { Application } from '@diwan/api-contract/resources/applications';
import type { Offer } from '@diwan/api-contract/resources/offer';
import { contractTypes, offerStates } from '@diwan/api-contract/values/records/application';
import type { Random } from '#seeding/random.ts';
import { calendarDay, day, instant } from '#seeding/time.ts';

interface Offered {
  state: Application['state'];
  decidedAt: number;
  now: number;
  reviewer: Offer['by'];
  /** What the candidate expects, in halalas. */
  salary: number;
}

const answered = ['accepted', 'declined', 'withdrawn'] as const;

/** What somebody was offered: everybody who was recruited, and some who are approved; now and then in a second version. */
export function seededOffers({ state, decidedAt, now, reviewer, salary }: Offered, random: Random) {
  const offerState = stateOf(state, random);
  if (offerState === 'none') return { offerState, offers: [], offerDueAt: null };
  const isOpen = offerState === 'draft' || offerState === 'sent';
  const due = isOpen ? now + random.int(1, 10) * day : Math.min(now - day, decidedAt + random.int(3, 7) * day);
  const versions = random.chance(0.2) ? 2 : 1;
  const offers = Array.from({ length: versions }, (_, index): Offer => {
    const isLatest = index === versions - 1;
    const wasAnswered = answered.some((one) => one === offerState);
    return {
      version: index + 1,
      state: isLatest ? offerState : 'replaced',
      salary: salary + index * 50_000,
      allowances: Math.round((salary * 0.25) / 10_000) * 10_000,
      startDate: calendarDay((isOpen ? now : decidedAt) + random.int(20, 60) * day),
      probationDays: random.pick([90, 90, 180]),
      contractType: random.pick(contractTypes),
      expiresAt: instant(due),
      by: reviewer,
      at: instant(decidedAt),
      stateChangedAt: instant(isLatest && !isOpen && !wasAnswered ? due : decidedAt),
    };
  });
  return { offerState, offers, offerDueAt: instant(due) };
}

function stateOf(state: Application['state'], random: Random): Application['offerState'] {
  if (state === 'recruited') return 'accepted';
  if (state !== 'approved' || random.chance(0.6)) return 'none';
  return random.pick(offerStates.filter((offer) => offer !== 'none'));
}
