import type { applicationsRouter } from '@diwan/api-contract/resources/applications';
import type { RouterImplementation } from '@ts-rest/fastify';
import { crudHandlers, readerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { readBoard } from './board.ts';
import { applicationsResource } from './resource.ts';

/** The standard endpoints, and the board. */
export function applicationsHandlers(deps: AppDeps): RouterImplementation<typeof applicationsRouter> {
  return {
    ...crudHandlers(applicationsResource)(deps),
    board: async ({ query, request }) => ({
      status: 200,
      body: await readBoard(query, readerOf(deps, deps.database.orm, request)),
    }),
  };
}
