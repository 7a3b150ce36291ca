import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { writerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { openFilmUpload } from './film-upload.ts';

/** Where staff send the film of a user to. */
export function videosMore(deps: AppDeps): Pick<RouterImplementation<Contract['videos']>, 'sendFilm'> {
  return {
    sendFilm: ({ params: { id }, body, request }) =>
      idempotent(deps, request, async (tx) => ({
        status: 200 as const,
        body: await openFilmUpload(id, body, deps.store.uploads, writerOf(deps, tx, request)),
      })),
  };
}
