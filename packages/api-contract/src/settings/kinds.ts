import { z } from 'zod';
import { localizedText } from '../schema.ts';

/** Where a setting stands on the screen. */
export const settingGroups = ['product', 'access', 'jobPosts', 'applications', 'people', 'retention'] as const;
type Place = {
  group: (typeof settingGroups)[number];
  /** Every browser is told of it; others know it only on the server. */
  isShared?: true;
};

/** On or off. */
export const flag = <P extends Place>(place: P, initial: boolean) => ({
  ...place,
  kind: 'flag' as const,
  initial,
  schema: z.boolean(),
});

interface Bounds {
  min: number;
  max: number;
  initial: number;
}

/** A whole number of something, within bounds. */
export const whole = <P extends Place>(
  place: P,
  unit: 'minutes' | 'days' | 'hours' | 'times',
  { min, max, initial }: Bounds,
) => ({
  ...place,
  kind: 'whole' as const,
  unit,
  min,
  max,
  initial,
  schema: z.int().min(min).max(max),
});

/** A sentence in both languages, or none. */
export const sentence = <P extends Place>(place: P, max: number) => ({
  ...place,
  kind: 'sentence' as const,
  initial: null,
  schema: localizedText({ max }).nullable(),
});
