import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { FastifyRequest } from 'fastify';
import type { Difference } from '#audit/diff.ts';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { publish } from '#realtime/publish.ts';
import type { Subject } from '#resources/subject.ts';

interface FileEvent {
  event: 'file.added' | 'file.downloaded' | 'file.described' | 'file.removed';
  before: string | null;
  after: string | null;
  /** What else has changed of it. */
  diff?: Difference[];
}

/** What others learn of a document, in its transaction: a line in its record's history, and that the list has changed. */
export async function announceFile(
  tx: Tx,
  request: FastifyRequest,
  { path, id, label, person }: Subject,
  { event, before, after, diff: further = [] }: FileEvent,
): Promise<void> {
  const { actor } = request;
  const diff = [{ path: 'file.name', before, after }, ...further];
  await recordAudit(tx, { actor, request, entityType: path, entityId: id, entityLabel: label, event, person, diff });
  await publish(tx, channels.resource(path), 'record.noted', { resource: path, id, by: actor.id });
}
