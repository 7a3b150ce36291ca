import { createHash } from 'node:crypto';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { auditEvents } from '../db/schema/platform.ts';

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
  reason?: { code: string; note?: string } | null;
  diff?: { path: string; before: unknown; after: unknown }[];
  workflowVersion?: number;
}

/** Writes what happened into the transaction that made it happen; the database chains the entries of an entity by hash. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, request } = entry;
  await tx.insert(auditEvents).values({
    id: newId(),
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    entity_label: entry.entityLabel,
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    session_hash: actor.sessionId ? createHash('sha256').update(actor.sessionId).digest('hex') : null,
    ip: request?.ip,
    user_agent: request?.headers['user-agent']?.slice(0, 400),
    request_id: request?.id,
    event: entry.event,
    from_state: entry.fromState,
    to_state: entry.toState,
    reason: entry.reason,
    diff: entry.diff ?? [],
    workflow_version: entry.workflowVersion,
  });
}
