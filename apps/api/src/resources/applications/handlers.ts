import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { readerOf, withEtag, writerOf } from '#crud/handlers.ts';
import { toRecord } from '#crud/records.ts';
import type { AppDeps } from '#deps.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { applyOnBehalf } from './applying/apply.ts';
import { readBoard } from './board/board.ts';
import { applicationsResource } from './resource.ts';

/** The board, and applying on behalf of a candidate. */
export function applicationsMore(
  deps: AppDeps,
): Pick<RouterImplementation<Contract['applications']>, 'apply' | 'board'> {
  return {
    async apply({ body, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        const row = await applyOnBehalf(body, writer);
        return { status: 201 as const, body: await toRecord(applicationsResource, row, writer) };
      });
      return withEtag(reply, answer);
    },
    board: async ({ query, request }) => ({
      status: 200,
      body: await readBoard(query, readerOf(deps, deps.database.orm, request)),
    }),
  };
}
