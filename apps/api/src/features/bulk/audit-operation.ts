import type { ActorRef } from '@diwan/api-contract/schema';
import { type AuditEntry, recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import type { BulkOperationRow } from '#db/schema/bulk.ts';
import { operationLabel } from './operation-label.ts';

export type AuditOrigin = NonNullable<AuditEntry['request']>;

interface OperationEvent {
  actor: ActorRef;
  request?: AuditOrigin;
  event: string;
  fromState: string | null;
  toState: string;
  diff?: AuditEntry['diff'];
}

/** The operation has a history of its own; the events of its rows carry its id as the request that caused them. */
export async function auditOperation(tx: Tx, { id, resource }: BulkOperationRow, event: OperationEvent): Promise<void> {
  const entityLabel = await operationLabel(resource);
  return recordAudit(tx, { ...event, entityType: 'bulk', entityId: id, entityLabel });
}
