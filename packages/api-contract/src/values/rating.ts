/** How many stars there are to give. */
export const mostStars = 5;

/** What several ratings come to, with one decimal; null where there are none. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;
