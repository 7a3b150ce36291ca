import { z } from 'zod';
import { kindOf } from './kinds/kind-of.ts';
import type { LocalizedText } from './values/text/localized-text.ts';
import { plainText } from './values/text/plain-text.ts';

export const id = z.uuid();
/** Text that people write, without what would hide or reverse it and without spaces around it. */
export const text = () => z.string().overwrite(plainText).trim();
/** An instant in UTC, ISO 8601 with microseconds as PostgreSQL keeps them. */
export const instant = z.iso.datetime({ offset: true });
/** A day without a zone, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();
/** Halalas, never a fraction of a riyal in floating point. */
export const halalas = z.int().min(0).max(100_000_000_00).register(kindOf, { kind: 'money' });

/** Text in Arabic (required) and English; lengths in characters after trimming. */
export function localizedText({ min = 1, max = 200 }: { min?: number; max?: number } = {}) {
  return z.strictObject({
    ar: text().min(min).max(max),
    en: text().max(max).optional(),
  }) satisfies z.ZodType<LocalizedText>;
}

const longestLine = 200;

/** Text that has to be there in both languages; lengths in characters after trimming. What is longer than a line is written in several. */
export const textInBoth = ({ min, max }: { min: number; max: number }) =>
  z
    .strictObject({ ar: text().min(min).max(max), en: text().min(min).max(max) })
    .register(kindOf, { kind: 'localized', isMultiline: max > longestLine, isEnglishRequired: true });

/** Text in both languages that may be left out altogether. */
export const optionalLocalizedText = (max = 5000) =>
  z
    .strictObject({ ar: text().max(max), en: text().max(max).optional() })
    .register(kindOf, { kind: 'localized', isMultiline: max > longestLine })
    .nullable();

/** A record named by another one: enough to show a link. */
export const ref = z
  .strictObject({ id, label: z.strictObject({ ar: z.string(), en: z.string().optional() }) })
  .register(kindOf, { kind: 'reference' });
export type Ref = z.infer<typeof ref>;

/** The same, of a resource whose records have a picture. */
export const picturedRef = ref.extend({ image: id.nullable() }).register(kindOf, { kind: 'reference' });
export type PicturedRef = z.infer<typeof picturedRef>;

export const actorRef = z.strictObject({
  type: z.enum(['staff', 'seeker', 'employer', 'provider', 'crm', 'system']),
  id: z.string(),
  name: z.string(),
});
export type ActorRef = z.infer<typeof actorRef>;

/** An event of the record's workflow, and whether it may be sent now; `reason` says why not. */
export const availableEvent = z.strictObject({
  type: z.string(),
  isAvailable: z.boolean(),
  reason: z.string().optional(),
  /** Whoever sends it may take it back for a while. */
  isUndoable: z.literal(true).optional(),
});
export type AvailableEvent = z.infer<typeof availableEvent>;

/** What the server adds to every record. */
export const stamps = {
  id,
  version: z.int().min(1),
  createdAt: instant,
  updatedAt: instant,
  /** Since when it is in its state. */
  stateChangedAt: instant,
  createdBy: actorRef,
  updatedBy: actorRef,
  availableEvents: z.array(availableEvent),
} as const;

/** The stamps that a list reads, whatever its columns. */
export const rowStamps = { id: true, version: true, availableEvents: true } as const;

/** The stamps that every record has, whatever its resource. */
export type Stamps = { [K in keyof typeof stamps]: z.infer<(typeof stamps)[K]> };
