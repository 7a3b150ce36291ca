import type { NoteDraft } from '@diwan/api-contract/endpoints/notes';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { publish } from '#realtime/publish.ts';
import type { Subject } from '#resources/subject.ts';

/** What others learn of a note, in its transaction: a line in its record's history, and that there is something to read. */
export async function announceNote(
  tx: Tx,
  request: FastifyRequest,
  { path, id, label, person }: Subject,
  event: 'note.added' | 'note.changed' | 'note.removed',
  { before, after }: { before: NoteDraft | null; after: NoteDraft | null },
): Promise<void> {
  const { actor } = request;
  const diff = (['title', 'text'] as const)
    .map((part) => ({ path: `note.${part}`, before: before?.[part] ?? null, after: after?.[part] ?? null }))
    .filter((part) => part.before !== part.after);
  await recordAudit(tx, { actor, request, entityType: path, entityId: id, entityLabel: label, event, person, diff });
  await publish(tx, channels.resource(path), 'record.noted', { resource: path, id, by: actor.id });
}
