import { createHmac, randomBytes } from 'node:crypto';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { PersonalContent } from '#db/schema/platform.ts';
import { inOrder } from './in-order.ts';

/** Whom an event is about. */
export interface AuditPerson {
  /** Null where nobody can say who it is, as of what somebody searched for. */
  id: string | null;
  /** Names the record in the log itself, by nothing that is personal. */
  alias: LocalizedText;
}

interface Said {
  actor: ActorRef;
  entityLabel: LocalizedText;
  reason?: { code: string; note?: string; fields?: string[] } | null | undefined;
  diff?: { path: string; before: unknown; after: unknown }[] | undefined;
}

/** An event in two parts: what the log holds for ever, and what stands beside it. */
export function apart({ actor, entityLabel, reason, diff = [] }: Said, { id, alias }: AuditPerson) {
  const isActor = id !== null && actor.id === id;
  const content: PersonalContent = {
    label: entityLabel,
    ...(reason?.note === undefined ? {} : { note: reason.note }),
    ...(isActor ? { actor: actor.name } : {}),
    values: diff.map(({ before, after }) => [before ?? null, after ?? null]),
  };
  const { note: _, ...kept } = reason ?? { code: '' };
  return {
    content,
    rest: {
      actor: { type: actor.type, id: actor.id, name: isActor ? alias.ar : actor.name },
      entityLabel: alias,
      reason: reason ? kept : reason,
      diff: diff.map(({ path }) => ({ path, before: null, after: null })),
    },
  };
}

export const newSalt = () => randomBytes(16);

/** Of the values and whose they are; without the salt, which is erased with them, nobody can try what they were. */
export function digestOf(salt: Buffer, personId: string | null, content: unknown): Buffer {
  return createHmac('sha256', salt)
    .update(JSON.stringify([personId, inOrder(content)]))
    .digest();
}

interface Kept {
  entity_label: LocalizedText;
  actor_name: string;
  reason: { code: string; note?: string; fields?: string[] } | null;
  diff: { path: string; before: unknown; after: unknown }[];
  personal: Buffer | null;
}

/** An event as it was, or as much of it as there still is. */
export function together(row: Kept, content: PersonalContent | null) {
  const { entity_label: label, actor_name: actorName, reason, diff } = row;
  if (!content) return { label, actorName, reason, diff, isErased: row.personal !== null };
  const { note, actor, values } = content;
  return {
    label: content.label,
    actorName: actor ?? actorName,
    reason: reason && note !== undefined ? { ...reason, note } : reason,
    diff: diff.map(({ path }, index) => ({ path, before: values[index]![0], after: values[index]![1] })),
    isErased: false,
  };
}
