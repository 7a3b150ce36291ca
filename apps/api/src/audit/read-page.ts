import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditEvents } from '../db/schema/platform.ts';

export type AuditRow = typeof auditEvents.$inferSelect;
type AuditPlace = Pick<AuditRow, 'entity_type' | 'entity_id' | 'position'>;

const pageSize = 2_000;

/** The log entity by entity, each from its first event to its last; `last` is the event before the page. */
export async function readPage(tx: Tx, last: AuditPlace | undefined) {
  const { entity_type: type, entity_id: id, position } = auditEvents;
  return tx
    .select()
    .from(auditEvents)
    .where(last && sql`(${type}, ${id}, ${position}) > (${last.entity_type}, ${last.entity_id}, ${last.position})`)
    .orderBy(type, id, position)
    .limit(pageSize);
}
