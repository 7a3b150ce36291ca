import { channels } from '@diwan/api-contract/endpoints/realtime';
import { type AuditEntry, recordAudits } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { type Publication, publication, publishAll } from '#realtime/publish.ts';
import type { Announcement, AnyResource, Writer } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';
import { personOf } from './person-of.ts';

/** Everything that others learn of a write, in its transaction: the audit event, the live message, and that work has changed. */
export async function announce(
  resource: AnyResource,
  row: AnyRow,
  event: string,
  { tx, actor, request, gathered }: Writer,
  entry: Announcement['entry'] = {},
): Promise<void> {
  const announcement = { resource, row, event, actor, request, entry };
  if (gathered) gathered.push(announcement);
  else await announceAll(tx, [announcement]);
}

/** What many writes of one transaction have gathered, in as many statements as one. */
export async function announceAll(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  await recordAudits(tx, announcements.map(auditOf));
  const hasMoved = announcements.some(({ event }) => event !== 'record.changed');
  await publishAll(tx, [
    ...announcements.map(messageOf),
    ...(hasMoved ? [publication(channels.work, 'work.changed', {})] : []),
  ]);
}

function auditOf({ resource, row, event, actor, request, entry }: Announcement): AuditEntry {
  return {
    actor,
    request: request ?? undefined,
    entityType: resource.contract.path,
    entityId: row.id,
    entityLabel: resource.label(row),
    event,
    person: personOf(resource, row),
    ...entry,
  };
}

function messageOf({ resource, row, event, actor, entry }: Announcement): Publication {
  const { path } = resource.contract;
  const message = { resource: path, id: row.id as string, by: actor.id };
  const channel = channels.resource(path);
  // What comes from no state into one is new.
  const isNew = entry.toState !== undefined && entry.fromState === undefined;
  if (isNew) return publication(channel, 'record.added', message);
  if (event === 'record.removed') return publication(channel, event, message);
  return publication(channel, 'record.changed', { ...message, version: row.version, state: row.state, event });
}
