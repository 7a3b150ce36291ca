import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** The entries whose hash does not follow from themselves and the entry before: they, or the one before, were tampered with. */
export async function findTampered(tx: Tx): Promise<{ entityType: string; entityId: string; position: number }[]> {
  const { rows } = await tx.execute<{ entityType: string; entityId: string; position: number }>(sql`
    SELECT entity_type AS "entityType", entity_id AS "entityId", position
    FROM (
      SELECT entry.*, entry.hash AS kept, audit_event_hash(entry, lag(entry.hash) OVER chain) AS expected,
        lag(position, 1, 0) OVER chain + 1 AS place
      FROM audit_events AS entry
      WINDOW chain AS (PARTITION BY entity_type, entity_id ORDER BY position)
    ) AS checked
    WHERE kept <> expected OR position <> place
    ORDER BY 1, 2, 3 LIMIT 100`);
  return rows;
}
