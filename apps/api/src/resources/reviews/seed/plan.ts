import type { Review } from '@diwan/api-contract/resources/reviews';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { type ReviewFlag, reviewFlags, reviewReports, reviewStates } from '@diwan/api-contract/values/records/review';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import type { PlannedEvent } from '#resources/events/seed/plan.ts';
import { eventsSeed } from '#resources/events/seed.ts';
import type { PlannedProduct } from '#resources/products/seed/plan.ts';
import { productsSeed } from '#resources/products/seed.ts';
import { hasSold, type PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { ageOf, day, makeId, recordNumber } from '#seeding/time.ts';
import type { Mood } from './texts.ts';

type Target =
  | { type: 'product'; of: PlannedProduct }
  | { type: 'provider'; of: PlannedProvider }
  | { type: 'employer'; of: PlannedEmployer }
  | { type: 'event'; of: PlannedEvent };

export interface PlannedReview {
  id: string;
  number: string;
  index: number;
  target: Target;
  author: { type: 'seeker'; of: PlannedSeeker } | { type: 'employer'; of: PlannedEmployer };
  rating: number;
  state: Review['state'];
  /** Why it is hidden or rejected. */
  reason: string | null;
  /** What stands in it that does not belong there. */
  flag: ReviewFlag | null;
  reports: number;
  createdAt: number;
  decidedAt: number;
}

export const moodOf = (rating: number): Mood => (rating > 3 ? 'good' : rating === 3 ? 'mixed' : 'bad');

const shares: Record<Review['state'], number> = { published: 86, pending: 6, hidden: 4, rejected: 4 };
const reasons = [...reasonCodes('reviewReasons'), 'reported'];
/** Even a few have every state, reason and flag between them. */
const first: Pick<PlannedReview, 'state' | 'reason' | 'flag'>[] = [
  ...reviewStates.map((state) => ({
    state,
    reason: state === 'hidden' || state === 'rejected' ? 'spam' : null,
    flag: null,
  })),
  ...reasons.map((reason) => ({ state: 'hidden' as const, reason, flag: null })),
  ...reviewFlags.map((flag) => ({ state: 'pending' as const, reason: null, flag })),
];

export function planReviews({ scale, seed, now, planOf }: Seeding): PlannedReview[] {
  const random = createRandom(seed, 'reviews');
  const seekers = planOf(seekersSeed);
  const targets = {
    product: planOf(productsSeed).filter(({ state }) => state === 'published' || state === 'paused'),
    provider: planOf(providersSeed).filter(({ state }) => hasSold.has(state)),
    employer: planOf(employersSeed).filter(({ state }) => state === 'verified' || state === 'suspended'),
    event: planOf(eventsSeed).filter(({ state }) => state === 'completed'),
  };
  const companies = targets.employer;
  const count = first.length + Math.ceil(3_000 * scale);
  return Array.from({ length: count }, (_, index) => {
    const type = random.weighted({ product: 45, provider: 25, employer: 25, event: targets.event.length > 0 ? 5 : 0 });
    const target = { type, of: random.pick<{ createdAt: number }>(targets[type]) } as Target;
    const createdAt = Math.max(now - ageOf(index, count, 400 * day, random), target.of.createdAt);
    const { state, reason, flag } = first[index] ?? judged(random);
    const rating = Number(random.weighted({ 5: 46, 4: 26, 3: 12, 2: 8, 1: 8 }));
    // An employer is judged by whoever works or applied there.
    const isCompany = type !== 'employer' && type !== 'event' && random.chance(0.3);
    if (state === 'published' && target.type !== 'event') {
      target.of.ratingSum += rating;
      target.of.ratingCount += 1;
    }
    return {
      id: makeId(createdAt, random),
      number: recordNumber('RVW', createdAt, index + 1),
      index,
      target,
      author: isCompany
        ? { type: 'employer' as const, of: random.pick(companies) }
        : { type: 'seeker' as const, of: random.pick(seekers) },
      rating,
      state,
      reason,
      flag,
      reports: reason === 'reported' ? 3 : state === 'published' && random.chance(0.03) ? random.int(1, 2) : 0,
      createdAt,
      decidedAt: state === 'pending' ? createdAt : createdAt + (now - createdAt) * random.next() * 0.1,
    };
  });
}

function judged(random: Random): Pick<PlannedReview, 'state' | 'reason' | 'flag'> {
  const state = random.weighted(shares);
  const isAgainst = state === 'hidden' || state === 'rejected';
  return {
    state,
    reason: isAgainst ? random.pick(state === 'hidden' ? reasons : reasons.slice(0, -1)) : null,
    flag: state !== 'published' && random.chance(0.4) ? random.pick(reviewFlags) : null,
  };
}

/** Why somebody reported it. */
export const reportReason = (random: Random) => random.pick(reviewReports);
