import { averageRating } from '@diwan/api-contract/values/rating';

/** What its published reviews give whatever is reviewed. */
export const ratedBy = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) => ({
  ratingAverage: averageRating(ratingSum, ratingCount),
  ratingCount,
});
