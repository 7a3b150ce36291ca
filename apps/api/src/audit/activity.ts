import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import type { Page } from '@diwan/api-contract/page';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { bulkOperationsTable as operations } from '../db/schema/bulk.ts';
import { auditEvents, auditPersonal } from '../db/schema/platform.ts';
import { together } from './personal/personal.ts';

const pageSize = 30;

/** Events are named `<about>.<what>`; those that are about neither the record as such, a note, a document nor its secrets are the workflow's. */
const isOfKind: Record<ActivityKind, SQL> = {
  events: sql`split_part(${auditEvents.event}, '.', 1) not in ('record', 'note', 'pii', 'export', 'file')`,
  edits: sql`(split_part(${auditEvents.event}, '.', 1) = 'record' or ${auditEvents.event} in ('file.added', 'file.described', 'file.quarantined', 'file.refused', 'file.removed'))`,
  notes: sql`split_part(${auditEvents.event}, '.', 1) = 'note'`,
  access: sql`(split_part(${auditEvents.event}, '.', 1) in ('pii', 'export') or ${auditEvents.event} = 'file.downloaded')`,
};

/** The history of one entity, newest first; `before` is the cursor of the page above. */
export async function readActivity(
  tx: Tx,
  entityType: string,
  entityId: string,
  { before, kind, readerId }: { before?: string; kind?: ActivityKind; readerId?: string } = {},
): Promise<Page<ActivityEntry>> {
  const position = before === undefined ? null : /^\d{1,9}$/.test(before) ? Number(before) : 0;
  const rows = await tx
    .select({ row: auditEvents, content: auditPersonal.content })
    .from(auditEvents)
    .leftJoin(auditPersonal, eq(auditPersonal.event_id, auditEvents.id))
    .where(
      and(
        eq(auditEvents.entity_type, entityType),
        eq(auditEvents.entity_id, entityId),
        kind && isOfKind[kind],
        position === null ? undefined : lt(auditEvents.position, position),
      ),
    )
    .orderBy(desc(auditEvents.position))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const own = await operationsOf(
    tx,
    shown.map(({ row }) => row.request_id),
    readerId,
  );
  return {
    items: shown.map(({ row, content }) => {
      const { actorName, reason, diff, isErased } = together(row, content);
      return {
        id: row.id,
        at: row.at,
        actor: { type: row.actor_type, id: row.actor_id, name: actorName },
        event: row.event,
        fromState: row.from_state,
        toState: row.to_state,
        reason,
        diff,
        isErased,
        operationId: own.has(row.request_id ?? '') ? row.request_id : null,
      };
    }),
    next: rows.length > pageSize ? String(shown.at(-1)!.row.position) : null,
    previous: null,
  };
}

/** Those of some requests that were rows of an operation which its reader has started. */
async function operationsOf(tx: Tx, requests: readonly (string | null)[], readerId?: string): Promise<Set<string>> {
  const ids = requests.filter((each): each is string => z.uuid().safeParse(each).success);
  if (ids.length === 0 || readerId === undefined) return new Set();
  const { id, authorId } = operations;
  const rows = await tx
    .select({ id })
    .from(operations)
    .where(and(inArray(id, ids), eq(authorId, readerId)));
  return new Set(rows.map((row) => row.id));
}
