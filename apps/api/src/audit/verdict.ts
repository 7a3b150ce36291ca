import type { Anchor, JournalStart } from './journal/journal.ts';
import type { AuditRow } from './read-page.ts';

/**
 * `changed`: the event is not what was sealed. `forged`: this server never wrote it. `deleted`: later events of the entity
 * are there. `cutOff`: none is. `gone`: nothing of the entity is left.
 */
export type FindingKind = 'changed' | 'forged' | 'deleted' | 'cutOff' | 'gone';

export interface Finding {
  kind: FindingKind;
  entityType: string;
  entityId: string;
  position: number;
  /** When it happened, as far as that is known. */
  at: string | null;
  /** Who is beside it, or who is said to have done it. */
  detail: string;
}

export interface Verdict {
  /** The first of them. */
  findings: Finding[];
  faults: number;
  events: number;
  entities: number;
  journal: { start: JournalStart; last: Anchor } | null;
  /** What is wrong with the journal itself, or null. */
  journalFault: string | null;
  /** Committed since the last anchor. */
  notAnchored: number;
  /** Events that the journal does not know although it is past them. */
  hidden: number;
}

export const isSound = ({ faults, journal, journalFault, hidden }: Verdict) =>
  faults === 0 && journal !== null && journalFault === null && hidden === 0;

export const placeOf = (row: Pick<AuditRow, 'entity_type' | 'entity_id' | 'position' | 'at'>) => ({
  entityType: row.entity_type,
  entityId: row.entity_id,
  position: row.position,
  at: row.at,
});

export const whoDid = (row: Pick<AuditRow, 'event' | 'actor_name' | 'actor_id' | 'at' | 'position'>) =>
  `${row.event} by ${row.actor_name} (${row.actor_id}) at ${row.at}`;

export function nameFinding({ kind, entityType, entityId, position, at, detail }: Finding): string {
  const what = {
    changed: 'changed ',
    forged: 'forged  ',
    deleted: 'deleted ',
    cutOff: 'cut off ',
    gone: 'gone    ',
  }[kind];
  return `${what} ${entityType} ${entityId}, event ${position}${at ? ` of ${at}` : ''}: ${detail}`;
}
