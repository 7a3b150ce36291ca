import { channels } from '@diwan/api-contract/endpoints/realtime';
import { type AuditEntry, recordAudit } from '#audit/record.ts';
import { publish } from '#realtime/publish.ts';
import type { AnyResource, Writer } from '../definition.ts';
import type { AnyRow } from '../lists/repository.ts';
import { personOf } from './person-of.ts';

type Entry = Pick<AuditEntry, 'fromState' | 'toState' | 'reason' | 'diff' | 'workflowVersion'>;

/** Everything that others learn of a write, in its transaction: the audit event, the live message, and that work has changed. */
export async function announce(
  resource: AnyResource,
  row: AnyRow,
  event: string,
  { tx, actor, request }: Writer,
  entry: Entry = {},
): Promise<void> {
  const { path } = resource.contract;
  await recordAudit(tx, {
    actor,
    request: request ?? undefined,
    entityType: path,
    entityId: row.id,
    entityLabel: resource.label(row),
    event,
    person: personOf(resource, row),
    ...entry,
  });
  const message = { resource: path, id: row.id as string, by: actor.id };
  const channel = channels.resource(path);
  // What comes from no state into one is new.
  const isNew = entry.toState !== undefined && entry.fromState === undefined;
  if (isNew) await publish(tx, channel, 'record.added', message);
  else if (event === 'record.removed') await publish(tx, channel, event, message);
  else await publish(tx, channel, 'record.changed', { ...message, version: row.version, state: row.state, event });
  if (event !== 'record.changed') await publish(tx, channels.work, 'work.changed', {});
}
