import type { revealRouter } from '@diwan/api-contract/endpoints/reveal';
import type { RouterImplementation } from '@ts-rest/fastify';
import { recordAudit } from '#audit/record.ts';
import { readerOf } from '#crud/handlers.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { tellOfMany } from '#crud/masked/reveal-notices.ts';
import { readInFull } from './read-in-full.ts';

/** How long a value is shown; a lost answer may be asked for again that long under its key. */
const shownSeconds = 60;

export function revealHandlers(deps: AppDeps): Pick<RouterImplementation<typeof revealRouter>, 'reveal'> {
  return {
    reveal: async ({ body, request }) => {
      const { resource, id, field, row, reason } = body;
      const read = (tx: Tx) => readInFull(readerOf(deps, tx, request), deps.keys.sealing, body);
      let found: string | null | undefined;
      // What is kept under the key is when it was revealed, never the value.
      const answer = await idempotent(deps, request, async (tx) => {
        const { value, label, person } = await read(tx);
        await recordAudit(tx, {
          actor: request.actor,
          request,
          entityType: resource,
          entityId: id,
          entityLabel: label,
          person,
          event: 'pii.revealed',
          reason: { code: 'other', note: reason },
          diff: [{ path: row === undefined ? field : field.replace('.', `.${row}.`), before: null, after: null }],
        });
        await tellOfMany(tx, deps.clock().toISOString(), request.actor);
        found = value;
        return { status: 200, body: { at: deps.clock().getTime() } };
      });
      if (deps.clock().getTime() - answer.body.at > shownSeconds * 1000) throw problemOf('idempotencyMismatch');
      const value = found === undefined ? (await read(deps.database.orm)).value : found;
      return { status: 200, body: { value, shownSeconds } };
    },
  };
}
