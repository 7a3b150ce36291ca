import { channels } from '@diwan/api-contract/endpoints/realtime';
import { applications } from '@diwan/api-contract/resources/applications';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { publish } from '#realtime/publish.ts';

/** That somebody has judged, in the transaction; not how, which those who read the history may not know yet. */
export async function announceCard(
  tx: Tx,
  request: FastifyRequest,
  { id, number }: { id: string; number: string },
  event: 'scorecard.given' | 'scorecard.changed',
): Promise<void> {
  const { actor } = request;
  const { path } = applications;
  await recordAudit(tx, { actor, request, entityType: path, entityId: id, entityLabel: { ar: number }, event });
  await publish(tx, channels.resource(path), 'record.noted', { resource: path, id, by: actor.id });
}
