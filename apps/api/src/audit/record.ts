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
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { auditKeys } = tx;
  if (!auditKeys) throw new Error('The audit log needs a database that was opened with its keys.');
  await (is(tx, PgTransaction) ? write(tx, auditKeys, entry) : tx.transaction((own) => write(own, auditKeys, entry)));
}

async function write(tx: Tx, keys: KeyRing, entry: AuditEntry): Promise<void> {
  const { person, request } = entry;
  const id = newId();
  const parts = person ? apart(entry, person) : null;
  const personal = person && parts ? await keepBeside(tx, id, person, parts.content) : null;
  const { actor, entityLabel, reason, diff = [] } = parts?.rest ?? entry;
  const { rows } = await tx.execute<{ place: number; previous: Buffer | null; at: string; number: number }>(
    sql`select * from next_audit_place(${entry.entityType}, ${entry.entityId})`,
  );
  const { place, previous, at, number } = rows[0]!;
  const content = {
    id,
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    position: place,
    number,
    entity_label: entityLabel,
    at,
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
    personal,
  };
  const key = keys.current;
  await tx.insert(auditEvents).values({ ...content, key_id: key.id, previous, mac: macOf(key, content, previous) });
}

async function keepBeside(tx: Tx, id: string, { id: person }: AuditPerson, content: PersonalContent): Promise<Buffer> {
  const salt = newSalt();
  await tx.insert(auditPersonal).values({ event_id: id, person_id: person, salt, content });
  return digestOf(salt, person, content);
}
