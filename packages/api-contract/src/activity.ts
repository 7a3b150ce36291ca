import { z } from 'zod';
import { actorRef, id, instant } from './schema.ts';

/** What a line is about: an event of the workflow, a change of the fields, a note, or who saw what in full. */
export const activityKinds = ['events', 'edits', 'notes', 'access'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One line of a record's history: an accepted event, an edit with its difference, a creation or a deletion. */
export const activityEntry = z.strictObject({
  id,
  at: instant,
  actor: actorRef,
  event: z.string(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  /** `fields` are those that it is about. */
  reason: z
    .strictObject({ code: z.string(), note: z.string().optional(), fields: z.array(z.string()).optional() })
    .nullable(),
  diff: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** What it said of a person was erased; the values of its difference are gone. */
  isErased: z.boolean(),
});

/** One line as it stands with its record. */
export const recordActivity = activityEntry.extend({
  /** The bulk operation of which it was one row, for whoever started that. */
  operationId: id.nullable(),
});
export type ActivityEntry = z.infer<typeof recordActivity>;
