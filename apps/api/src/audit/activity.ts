import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { Page } from '@diwan/api-contract/page';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditEvents } from '../db/schema/platform.ts';

const pageSize = 30;

/** The history of one entity, newest first; `before` is the cursor of the page above. */
export async function readActivity(
  tx: Tx,
  entityType: string,
  entityId: string,
  before?: string,
): Promise<Page<ActivityEntry>> {
  const position = before === undefined ? null : /^\d{1,9}$/.test(before) ? Number(before) : 0;
  const rows = await tx
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.entity_type, entityType),
        eq(auditEvents.entity_id, entityId),
        position === null ? undefined : lt(auditEvents.position, position),
      ),
    )
    .orderBy(desc(auditEvents.position))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.at,
      actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
      event: row.event,
      fromState: row.from_state,
      toState: row.to_state,
      reason: row.reason,
      diff: row.diff,
    })),
    next: rows.length > pageSize ? String(shown.at(-1)!.position) : null,
    previous: null,
  };
}
