/** Ranges that move with the calendar, as they stand in the address: `-6d` is six days before today, `0m` this month. */
export const movingRanges = {
  today: { from: '0d', to: '0d' },
  last7: { from: '-6d', to: '0d' },
  last30: { from: '-29d', to: '0d' },
  thisMonth: { from: '0m', to: '0m' },
  lastMonth: { from: '-1m', to: '-1m' },
  next7: { from: '0d', to: '6d' },
  next30: { from: '0d', to: '29d' },
} as const;

export type MovingRange = keyof typeof movingRanges;

/** The moving range that these two ends are, if they are one. */
export function movingRangeOf(from: string, to: string): MovingRange | undefined {
  const names = Object.keys(movingRanges) as MovingRange[];
  return names.find((name) => movingRanges[name].from === from && movingRanges[name].to === to);
}
