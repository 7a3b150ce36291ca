import { createHash } from 'node:crypto';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { auditEvents, auditPersonal, type PersonalContent } from '../db/schema/platform.ts';
import type { KeyRing } from '../key-ring/key-ring.ts';
import { type AuditPerson, apart, digestOf, newSalt } from './personal/personal.ts';
import { macOf } from './row-mac.ts';

export interface AuditEntry {
  actor: ActorRef & { sessionId?: string };
  /** Absent where no request caused it. */
  request?: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;
  entityType: string;
  entityId: string;
  entityLabel: LocalizedText;
  event: string;
  fromState?: string | null;
  toState?: string | null;
  reason?: { code: string; note?: string; fields?: string[] } | null;
  diff?: { path: string; before: unknown; after: unknown }[];
  workflowVersion?: number;
  /** Whom it is about, where that is a person: its words and values are then kept beside the log, where they can be erased. */
  person?: AuditPerson | null;
}

/** Writes what happened into the transaction that made it happen, sealed by a key that the database has not. */
export const recordAudit = (tx: Tx, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry]);

/** Several at once, in as many statements as one. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  const { auditKeys } = tx;
  if (!auditKeys) throw new Error('The audit log needs a database that was opened with its keys.');
  if (entries.length === 0) return;
  await (is(tx, PgTransaction)
    ? write(tx, auditKeys, entries)
    : tx.transaction((own) => write(own, auditKeys, entries)));
}

async function write(tx: Tx, keys: KeyRing, entries: readonly AuditEntry[]): Promise<void> {
  const told = entries.map(inParts);
  const beside = told.flatMap((each) => each.beside ?? []);
  if (beside.length > 0) await tx.insert(auditPersonal).values(beside);
  const key = keys.current;
  const last = new Map<string, { position: number; mac: Buffer }>();
  const places = await placesFor(tx, entries);
  const rows = told.map(({ content }, index) => {
    const { place, previous, at, number } = places[index]!;
    const entity = `${content.entity_type} ${content.entity_id}`;
    // Of an entity that is told of twice, the first is not there yet when the places are given.
    const before = last.get(entity) ?? { position: place - 1, mac: previous };
    const placed = { ...content, position: before.position + 1, number, at };
    const mac = macOf(key, placed, before.mac);
    last.set(entity, { position: placed.position, mac });
    return { ...placed, key_id: key.id, previous: before.mac, mac };
  });
  await tx.insert(auditEvents).values(rows);
}

interface Place {
  place: number;
  previous: Buffer | null;
  at: string;
  number: number;
}

async function placesFor(tx: Tx, entries: readonly AuditEntry[]): Promise<Place[]> {
  const types = entries.map(({ entityType }) => entityType);
  const ids = entries.map(({ entityId }) => entityId);
  const { rows } = await tx.execute<Place & Record<string, unknown>>(sql`
    select next.* from unnest(${sql.param(types)}::text[], ${sql.param(ids)}::text[]) with ordinality as entity (type, id, nth),
      next_audit_place(entity.type, entity.id) as next order by entity.nth`);
  return rows;
}

/** An event that has no place yet, and what of it stands beside the log. */
function inParts(entry: AuditEntry) {
  const { person, request } = entry;
  const id = newId();
  const parts = person ? apart(entry, person) : null;
  const beside = person && parts ? besideOf(id, person, parts.content) : null;
  const { actor, entityLabel, reason, diff = [] } = parts?.rest ?? entry;
  const content = {
    id,
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    entity_label: entityLabel,
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    session_hash: entry.actor.sessionId ? createHash('sha256').update(entry.actor.sessionId).digest('hex') : null,
    ip: request?.ip,
    user_agent: request?.headers['user-agent']?.slice(0, 400),
    request_id: request?.id,
    event: entry.event,
    from_state: entry.fromState,
    to_state: entry.toState,
    reason,
    diff,
    workflow_version: entry.workflowVersion,
    personal: beside && digestOf(beside.salt, beside.person_id, beside.content),
  };
  return { content, beside };
}

const besideOf = (id: string, { id: person }: AuditPerson, content: PersonalContent) => ({
  event_id: id,
  person_id: person,
  salt: newSalt(),
  content,
});
