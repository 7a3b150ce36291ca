import type { RecentEvent } from '@diwan/api-contract/endpoints/work';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { together } from '#audit/personal/personal.ts';
import type { Tx } from '#db/database.ts';
import { auditPersonal, auditEvents as events } from '#db/schema/platform.ts';
import type { Actor } from '#http/requests/actor.ts';

const shown = 8;
const keys = new Map(Object.entries(resources).map(([key, { path }]) => [path as string, key as ResourceKey]));
/** Reading is no news, nor is who comes and goes, or tries to. */
const isDeed = sql`split_part(${events.event}, '.', 1) not in ('pii', 'export') and ${events.event} <> 'file.downloaded'
  and ${events.event} !~ '^(authn|authz|session)_'`;

/** What happened last to records that somebody may read, newest first. */
export async function recentEvents(tx: Tx, { can }: Pick<Actor, 'can'>): Promise<RecentEvent[]> {
  const paths = Object.values(resources).flatMap(({ path, may }) => (can(may.read) ? [path] : []));
  const rows = await tx
    .select({ row: events, content: auditPersonal.content })
    .from(events)
    .leftJoin(auditPersonal, eq(auditPersonal.event_id, events.id))
    .where(and(inArray(events.entity_type, paths), isDeed))
    .orderBy(desc(events.at))
    .limit(shown);
  return rows.map(({ row, content }) => {
    const { label, actorName } = together(row, content);
    return {
      id: row.id,
      at: row.at,
      actor: { type: row.actor_type, id: row.actor_id, name: actorName },
      event: row.event,
      toState: row.to_state,
      resource: keys.get(row.entity_type)!,
      record: { id: row.entity_id, label },
    };
  });
}
