import type { AuditEvent, AuditQuery } from '@diwan/api-contract/endpoints/audit-events';
import { resources } from '@diwan/api-contract/resources';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditEvents as events } from '../db/schema/platform.ts';
import type { AuditRow } from './read-page.ts';

/** A place in the log, newest first. */
export type LogPlace = Pick<AuditRow, 'at' | 'id'>;

const startOf = (day: string) => sql`${`${day}T00:00:00+03:00`}::timestamptz`;
const isChange = sql`jsonb_array_length(${events.diff}) > 0`;

/** Days are those of Riyadh. */
export function matching({ actor, entity, entityId, event, from, to, ip, hasDiff }: AuditQuery): SQL | undefined {
  return and(
    actor === undefined ? undefined : eq(events.actor_id, actor),
    entity && inArray(events.entity_type, entity),
    entityId === undefined ? undefined : eq(events.entity_id, entityId),
    event && inArray(events.event, event),
    from === undefined ? undefined : gte(events.at, startOf(from)),
    to === undefined ? undefined : lt(events.at, sql`${startOf(to)} + interval '1 day'`),
    ip === undefined ? undefined : eq(events.ip, ip),
    hasDiff === undefined ? undefined : hasDiff ? isChange : sql`not ${isChange}`,
  );
}

/** Events of the log before a place, newest first. */
export function logQuery(tx: Tx, query: AuditQuery, limit: number, before?: LogPlace) {
  const isBefore = before && sql`(${events.at}, ${events.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  return tx
    .select()
    .from(events)
    .where(and(matching(query), isBefore))
    .orderBy(desc(events.at), desc(events.id))
    .limit(limit);
}

/** Fields of each resource that are shown masked, by its path. */
const maskedOf = new Map(
  Object.values(resources).map((resource) => [
    resource.path as string,
    new Set<string>('masked' in resource ? resource.masked : []),
  ]),
);

/** Events as administrators read them: the one way from what is stored to what is shown. */
export function shownEvents(rows: readonly AuditRow[]): AuditEvent[] {
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
    ip: row.ip,
    userAgent: row.user_agent,
    requestId: row.request_id,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityLabel: row.entity_label,
    event: row.event,
    fromState: row.from_state,
    toState: row.to_state,
    reason: row.reason,
    diff: row.diff.map((each) => ({
      ...each,
      pii: maskedOf.get(row.entity_type)?.has(each.path.split('.')[0]!) ?? false,
    })),
    source: row.session_hash ? 'ui' : row.request_id ? 'api' : 'job',
    workflowVersion: row.workflow_version,
  }));
}
