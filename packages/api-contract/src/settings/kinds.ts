import { z } from 'zod';
import { localizedText } from '../schema.ts';
import { type DocumentKind, fileKinds } from '../values/file-kinds.ts';
import { initialReasons, neededReasons, type ReasonList, reason } from './reasons.ts';

/** Where a setting stands on the screen. */
export const settingGroups = [
  'product',
  'access',
  'company',
  'mail',
  'jobPosts',
  'applications',
  'people',
  'files',
  'providers',
  'reviews',
  'queues',
  'reasons',
  'retention',
] as const;
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
  unit: 'minutes' | 'days' | 'hours' | 'times' | 'riyals' | 'megabytes' | 'seconds' | 'recipients',
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

/** A share of an amount in hundredths of a percent, as it is multiplied; staff write percent. */
export const share = <P extends Place>(place: P, { max, initial }: Pick<Bounds, 'max' | 'initial'>) => ({
  ...place,
  kind: 'share' as const,
  max,
  initial,
  schema: z.int().min(0).max(max),
});

/** Some kinds of files, at least one. */
export const kindsOfFiles = <P extends Place>(place: P) => ({
  ...place,
  kind: 'fileKinds' as const,
  initial: [...fileKinds] as DocumentKind[],
  schema: z
    .array(z.enum(fileKinds))
    .min(1)
    .refine((kinds) => new Set(kinds).size === kinds.length),
});

/** A sentence in both languages, or none. */
export const sentence = <P extends Place>(place: P, max: number) => ({
  ...place,
  kind: 'sentence' as const,
  initial: null,
  schema: localizedText({ max }).nullable(),
});

/** How a part of a setting is written. */
export type SettingPart = 'name' | 'digits' | 'email' | 'address';

/** Several values that are changed together, each by its name; null where nobody has said it. */
export const group = <P extends Place, S extends z.ZodRawShape, V extends z.output<z.ZodObject<S>>>(
  place: P,
  parts: { readonly [K in keyof S & string]: SettingPart },
  { shape, initial }: { shape: S; initial: V },
) => ({ ...place, kind: 'group' as const, parts, initial, schema: z.strictObject(shape) });

/** Reasons of one list, in their order. What histories name stays: it is only offered no longer. */
export const reasons = <P extends Place, L extends ReasonList>(place: P, list: L) => ({
  ...place,
  kind: 'reasons' as const,
  initial: initialReasons(list),
  schema: z
    .array(reason)
    .max(40)
    .check(({ value, issues }) => {
      const offered = new Set(value.flatMap(({ code, isOffered }) => (isOffered ? code : [])));
      const isWhole = neededReasons(list).every((code) => offered.has(code));
      if (!isWhole) issues.push({ code: 'custom', message: 'reasonNeeded', input: value });
      const codes = new Set(value.map(({ code }) => code));
      if (codes.size < value.length) issues.push({ code: 'custom', message: 'notUnique', input: value });
    }),
});

/** So many days for some queues; another one has those of its resource. */
export const daysByQueue = <P extends Place>(place: P, { min, max }: Pick<Bounds, 'min' | 'max'>) => ({
  ...place,
  kind: 'daysByQueue' as const,
  min,
  max,
  initial: {} as Readonly<Record<string, number>>,
  schema: z.record(z.string().regex(/^[a-zA-Z]{1,60}$/), z.int().min(min).max(max)),
});
