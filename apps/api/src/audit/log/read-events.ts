import type { AuditEvent, AuditQuery } from '@diwan/api-contract/endpoints/audit-events';
import { resources } from '@diwan/api-contract/resources';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { auditPersonal, auditEvents as events, type PersonalContent } from '#db/schema/platform.ts';
import { together } from '../personal/personal.ts';
import type { AuditRow } from '../read-page.ts';

/** A place in the log, newest first. */
export type LogPlace = Pick<AuditRow, 'at' | 'id'>;

const startOf = (day: string) => sql`${`${day}T00:00:00+03:00`}::timestamptz`;
/** As its index has it. */
const source = sql`(case when ${events.session_hash} is not null then 'ui' when ${events.request_id} is not null then 'api' else 'job' end)`;
const isChange = sql`jsonb_array_length(${events.diff}) > 0`;

/** Days are those of Riyadh. */
export function matching({
  actor,
  entity,
  entityId,
  event,
  from,
  to,
  ip,
  hasDiff,
  source: sources,
}: AuditQuery): SQL | undefined {
  return and(
    actor === undefined ? undefined : eq(events.actor_id, actor),
    entity && inArray(events.entity_type, entity),
    entityId === undefined ? undefined : eq(events.entity_id, entityId),
    event && inArray(events.event, event),
    from === undefined ? undefined : gte(events.at, startOf(from)),
    to === undefined ? undefined : lt(events.at, sql`${startOf(to)} + interval '1 day'`),
    ip === undefined ? undefined : eq(events.ip, ip),
    sources && inArray(source, sources),
    hasDiff === undefined ? undefined : hasDiff ? isChange : sql`not ${isChange}`,
  );
}

/** Events of the log before a place, newest first. */
export function logQuery(tx: Tx, query: AuditQuery, limit: number, before?: LogPlace) {
  const isBefore = before && sql`(${events.at}, ${events.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  return tx
    .select({ row: events, content: auditPersonal.content })
    .from(events)
    .leftJoin(auditPersonal, eq(auditPersonal.event_id, events.id))
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

/** An event, and what stands beside it of a person. */
export interface LogRow {
  row: AuditRow;
  content: PersonalContent | null;
}

/** Events as administrators read them: the one way from what is stored to what is shown. */
export function shownEvents(rows: readonly LogRow[]): AuditEvent[] {
  return rows.map(({ row, content }) => shown(row, together(row, content)));
}

function shown(row: AuditRow, said: ReturnType<typeof together>): AuditEvent {
  return {
    id: row.id,
    at: row.at,
    actor: { type: row.actor_type, id: row.actor_id, name: said.actorName },
    ip: row.ip,
    userAgent: row.user_agent,
    requestId: row.request_id,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityLabel: said.label,
    event: row.event,
    fromState: row.from_state,
    toState: row.to_state,
    reason: said.reason,
    isErased: said.isErased,
    diff: said.diff.map((each) => ({
      ...each,
      pii: maskedOf.get(row.entity_type)?.has(each.path.split('.')[0]!) ?? false,
    })),
    source: row.session_hash ? 'ui' : row.request_id ? 'api' : 'job',
    workflowVersion: row.workflow_version,
  };
}
