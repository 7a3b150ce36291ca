import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Random } from '#seeding/random.ts';
import { instant, makeId } from '#seeding/time.ts';

export interface Step {
  at: number;
  actor: ActorRef;
  event: string;
  from: string | null;
  to: string;
  reason?: { code: string; note?: string; fields?: string[] };
}

interface Told {
  label: LocalizedText;
  /** Whom it is about. */
  personId?: string;
}

export function* entries(
  entityType: string,
  entityId: string,
  { label, personId }: Told,
  steps: Step[],
  random: Random,
) {
  for (const { at, actor, event, from, to, reason } of steps) {
    yield {
      id: makeId(at, random),
      entity_type: entityType,
      entity_id: entityId,
      entity_label: label,
      at: instant(at),
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      event,
      from_state: from,
      to_state: to,
      reason: reason ?? null,
      diff: [],
      workflow_version: 1,
      person: personId ? { id: personId, alias: label } : null,
    };
  }
}
