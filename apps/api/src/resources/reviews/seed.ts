import { flagsIn } from '@diwan/api-contract/moderation/review-text';
import type { Review } from '@diwan/api-contract/resources/reviews';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant } from '#seeding/time.ts';
import type { PlannedSeeker } from '../seekers/planned-seeker.ts';
import { reviewKeys } from './search-key.ts';
import { moodOf, type PlannedReview, planReviews, reportReason } from './seed/plan.ts';
import { additions, endings, headings, openings, replies } from './seed/texts.ts';

export const reviewsSeed: Seed<PlannedReview[]> = { plan: planReviews, rows: reviewRows };

function* reviewRows(reviews: PlannedReview[], { seed, now, staff }: Seeding) {
  const random = createRandom(seed, 'reviews.details');
  const editors = staffActors.filter(({ id }) => staff.includes(id));
  for (const review of reviews) {
    const { id, number, index, target, author, rating, state, reason, createdAt, decidedAt } = review;
    const mood = moodOf(rating);
    const language = review.flag === null && random.chance(0.15) ? ('en' as const) : ('ar' as const);
    const title = random.chance(0.5) ? random.pick(headings[language][mood]) : null;
    const said = [random.pick(openings[language][target.type][mood]), random.pick(endings[language][mood])];
    const text = [...said, ...(review.flag ? [random.pick(additions[review.flag])] : [])].join(' ');
    const person = author.type === 'seeker' ? whoIs(author.of) : null;
    const by = person
      ? { type: 'seeker' as const, id: person, name: author.of.number }
      : { type: 'employer' as const, id: author.of.id, name: author.of.name.ar };
    const judge = editors.length > 0 ? random.pick(editors) : theSystem;
    const reports = reportsOf(review, now, random);
    const isSold = target.type === 'product' || target.type === 'provider';
    yield {
      id,
      number,
      version: state === 'pending' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(decidedAt),
      stateChangedAt: instant(decidedAt),
      createdBy: by,
      updatedBy: state === 'pending' ? by : judge,
      searchKey: reviewKeys({ number, title, text }),
      state,
      rating,
      title,
      text,
      subratings: isSold && random.chance(0.4) ? partsOf(rating, random) : null,
      language,
      isVerifiedPurchase: isSold && random.chance(0.6),
      targetType: target.type,
      productId: target.type === 'product' ? target.of.id : null,
      providerId: target.type === 'provider' ? target.of.id : null,
      employerId: target.type === 'employer' ? target.of.id : null,
      eventId: target.type === 'event' ? target.of.id : null,
      authorSeekerId: person,
      authorEmployerId: person ? null : author.of.id,
      autoFlags: flagsIn([title, text]),
      reports,
      reportCount: reports.length,
      helpfulCount: state === 'published' && random.chance(0.3) ? random.int(1, 14) : 0,
      reply:
        state === 'published' && random.chance(0.2)
          ? { by: nameOf(target), text: random.pick(replies[mood]), at: instant(decidedAt + (now - decidedAt) * 0.3) }
          : null,
      moderation:
        state === 'pending'
          ? null
          : {
              by: reason === 'reported' ? theSystem.name : judge.name,
              at: instant(decidedAt),
              reason,
              note: reason === 'other' ? 'يخص طلبًا آخر غير المذكور في التقييم.' : null,
            },
      // A few wait whose wording somebody of the staff has entered for the author.
      enteredBy: state === 'pending' && index % 5 === 0 && judge !== theSystem ? judge.id : null,
    };
  }
}

/** Whoever was merged into another record is that one. */
const whoIs = ({ id, mergedInto }: PlannedSeeker): string => mergedInto ?? id;

function nameOf(target: PlannedReview['target']): string {
  switch (target.type) {
    case 'product':
      return target.of.provider.tradeName.ar;
    case 'provider':
      return target.of.tradeName.ar;
    case 'employer':
      return target.of.name.ar;
    case 'event':
      return target.of.organizer.name.ar;
  }
}

/** Around the whole. */
function partsOf(rating: number, random: Random): Review['subratings'] {
  const near = () => Math.min(5, Math.max(1, rating + random.int(-1, 1)));
  return { quality: near(), time: near(), communication: near() };
}

function reportsOf({ reports, decidedAt }: PlannedReview, now: number, random: Random): Review['reports'] {
  return Array.from({ length: reports }, () => ({
    by: random.pick(['seeker', 'employer', 'provider'] as const),
    reason: reportReason(random),
    note: null,
    at: instant(Math.min(now, decidedAt + random.next() * 5 * day)),
  }));
}
