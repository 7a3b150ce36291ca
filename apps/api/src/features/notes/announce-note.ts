import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import type { NoteRow } from '#db/schema/notes.ts';
import { publish } from '#realtime/publish.ts';
import type { Subject } from '#resources/subject.ts';

type Written = Pick<NoteRow, 'title' | 'text' | 'visibility'>;

/** Of a note that is not for all staff the history, which all of them read, has no words. */
const forAll = (note: Written | null) => (note?.visibility === 'staff' ? note : null);

/** What others learn of a note, in its transaction: a line in its record's history, and that there is something to read. */
export async function announceNote(
  tx: Tx,
  request: FastifyRequest,
  { path, id, label, person }: Subject,
  event: 'note.added' | 'note.changed' | 'note.removed',
  { before, after }: { before: Written | null; after: Written | null },
): Promise<void> {
  const { actor } = request;
  const diff = (['title', 'text'] as const)
    .map((part) => ({
      path: `note.${part}`,
      before: forAll(before)?.[part] ?? null,
      after: forAll(after)?.[part] ?? null,
    }))
    .filter((part) => part.before !== part.after);
  await recordAudit(tx, { actor, request, entityType: path, entityId: id, entityLabel: label, event, person, diff });
  await publish(tx, channels.resource(path), 'record.noted', { resource: path, id, by: actor.id });
}
