import { z } from 'zod';
import { kindOf } from './kinds/kind-of.ts';
import { code } from './kinds/kinds.ts';
import { many } from './page.ts';
import { instant, localizedText, rowStamps, stamps, text } from './schema.ts';
import { taxonomyStates } from './values/records/taxonomy.ts';

/** What every taxonomy (skills, job titles, industries, …) has in common. */
export const taxonomyDraft = z.strictObject({
  name: localizedText({ max: 120 }),
  code: code(text().max(40)).nullable(),
  /** Other names, each in its language: all of them are searched. */
  synonyms: z
    .array(z.strictObject({ text: text().min(1).max(120), language: z.enum(['ar', 'en']) }))
    .max(30)
    .register(kindOf, { kind: 'localizedTags' }),
});

export const taxonomyComputed = z.strictObject({
  ...stamps,
  state: z.enum(taxonomyStates),
  usageCount: z.int(),
  lastUsedAt: instant.nullable(),
});

/** What their lists read. */
export const taxonomyRow = { ...rowStamps, name: true, state: true, usageCount: true, updatedAt: true } as const;

export const taxonomyFilters = {
  state: many(z.enum(taxonomyStates)),
  missing: z.enum(['english']).optional(),
  usage: z.enum(['used', 'unused']).optional(),
} as const;

export const taxonomyEvents = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('term.accept') }),
  z.strictObject({ type: z.literal('term.activate') }),
  z.strictObject({ type: z.literal('term.deactivate') }),
]);

/** What every taxonomy has in common besides its fields and filters; no two terms read the same in a language. */
export const taxonomy = {
  workflow: 'term',
  sorts: ['updatedAt', 'name', 'nameEn', 'usageCount'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  unique: ['name.ar', 'name.en'],
  events: taxonomyEvents,
  may: { read: 'content.read', write: 'taxonomies.edit', send: 'taxonomies.edit' },
} as const;
