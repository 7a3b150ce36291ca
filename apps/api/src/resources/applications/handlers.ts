import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { readerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { readBoard } from './board.ts';

export function applicationsBoard(deps: AppDeps): Pick<RouterImplementation<Contract['applications']>, 'board'> {
  return {
    board: async ({ query, request }) => ({
      status: 200,
      body: await readBoard(query, readerOf(deps, deps.database.orm, request)),
    }),
  };
}
