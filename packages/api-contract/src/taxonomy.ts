import { z } from 'zod';
import { kindOf } from './kinds/kind-of.ts';
import { code, image, prose, reasonOf, reference } from './kinds/kinds.ts';
import { flag, many } from './page.ts';
import { id, instant, localizedText, ref, rowStamps, stamps, text } from './schema.ts';
import { reasonCode } from './settings/reasons.ts';
import { taxonomyStates, termSources } from './values/records/taxonomy.ts';
import { longestSlug, slugPattern } from './values/text/slug.ts';
import { mostSynonyms } from './values/text/synonym.ts';

/** What every taxonomy (skills, job titles, industries, …) has in common; its terms stand below others of the same. */
export const taxonomyDraft = (key: string) =>
  z.strictObject({
    name: localizedText({ max: 120 }),
    parentId: reference(key).nullable(),
    code: code(text().max(40)).nullable(),
    /** Follows from the English name where nobody writes one. */
    slug: code(z.string().max(longestSlug).regex(slugPattern)).nullable(),
    /** Other names, each in its language: all of them are searched. */
    synonyms: z
      .array(z.strictObject({ text: text().min(1).max(120), language: z.enum(['ar', 'en']) }))
      .max(mostSynonyms)
      .register(kindOf, { kind: 'localizedTags' }),
    icon: image({ leastSide: 32, mostStretch: 1 }).nullable(),
    /** The term in a published classification. */
    externalUri: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .nullable(),
  });

export const taxonomyComputed = z.strictObject({
  ...stamps,
  state: z.enum(taxonomyStates),
  /** Why a suggestion was rejected. */
  stateReason: reasonCode().nullable(),
  stateNote: z.string().nullable(),
  /** The term that stands for it. */
  mergedInto: ref.nullable(),
  parent: ref.nullable(),
  /** Its place among its siblings. */
  order: z.int(),
  source: z.enum(termSources),
  usageCount: z.int(),
  lastUsedAt: instant.nullable(),
});

/** What their lists read. */
export const taxonomyRow = {
  ...rowStamps,
  name: true,
  state: true,
  parent: true,
  code: true,
  usageCount: true,
  updatedAt: true,
} as const;

export const taxonomyFilters = {
  state: many(z.enum(taxonomyStates)),
  missing: z.enum(['english']).optional(),
  usage: z.enum(['used', 'unused']).optional(),
  parent: many(id),
  isDuplicate: flag,
} as const;

export const taxonomyEvents = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('term.accept') }),
  z.strictObject({
    type: z.literal('term.reject'),
    reason: reasonOf('termRejectionReasons'),
    /** Required, 10 to 500 characters, when the reason is `other`. */
    note: prose(text().max(500)).optional(),
  }),
  z.strictObject({ type: z.literal('term.activate') }),
  z.strictObject({ type: z.literal('term.deactivate') }),
  z.strictObject({ type: z.literal('term.merge'), into: reference('itself') }),
  z.strictObject({ type: z.literal('term.setParent'), parent: reference('itself') }),
  /** Below which term, or at the top, and before which of its siblings, or at their end. */
  z.strictObject({ type: z.literal('term.reorder'), parent: id.nullable(), before: id.nullable() }),
]);

/** What every taxonomy has in common besides its fields and filters; no two terms read the same in a language. */
export const taxonomy = {
  workflow: 'term',
  sorts: ['updatedAt', 'name', 'nameEn', 'usageCount', 'order'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  unique: ['name.ar', 'name.en', 'slug'],
  import: { by: ['name.ar', 'name.en'] },
  events: taxonomyEvents,
  may: { read: 'content.read', write: 'taxonomies.edit', send: 'taxonomies.edit' },
} as const;
