/** What its published reviews give whatever is reviewed. */
export const ratedBy = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) => ({
  ratingAverage: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  ratingCount,
});
