import { z } from 'zod';
import { choice, images, neededWhen, prose, rating, reference } from '../kinds/kinds.ts';
import { text } from '../schema.ts';
import { reviewTargets } from '../values/records/review.ts';
import { languages } from '../values/staff.ts';

export const reviewTitle = () => text().max(120);
export const reviewText = () => prose(text().min(10).max(2000));

/** What an author writes; staff read it. */
export const reviewDraft = z.strictObject({
  rating: rating(1),
  title: reviewTitle().nullable(),
  text: reviewText(),
  subratings: z.strictObject({ quality: rating(1), time: rating(1), communication: rating(1) }).nullable(),
  images: images({ max: 4, mostBytes: 2 * 1024 * 1024 }),
  language: choice(languages, 'mailLanguage'),
  /** Whether what is reviewed was bought here. */
  isVerifiedPurchase: z.boolean(),
  targetType: choice(reviewTargets, 'reviewTarget'),
  productId: neededWhen('targetType', ['product'], reference('products').nullable()),
  providerId: neededWhen('targetType', ['provider'], reference('providers').nullable()),
  employerId: neededWhen('targetType', ['employer'], reference('employers').nullable()),
  eventId: neededWhen('targetType', ['event'], reference('events').nullable()),
  /** Its author is one or the other. */
  authorSeekerId: reference('seekers').nullable(),
  authorEmployerId: reference('employers').nullable(),
});
export type ReviewDraft = z.output<typeof reviewDraft>;
