import type { savedViewsRouter } from '@diwan/api-contract/endpoints/saved-views';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '#deps.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { etagOf, expectVersion } from '#http/serving/etag.ts';
import { addView, editView, removeView } from './change.ts';
import { findViews } from './views.ts';

export function savedViewsHandlers(deps: AppDeps): RouterImplementation<typeof savedViewsRouter> {
  const { orm, transaction } = deps.database;
  const now = () => deps.clock().toISOString();
  return {
    list: async ({ query: { resource }, request: { actor } }) => ({
      status: 200,
      body: await findViews(orm, resource, actor),
    }),
    add: async ({ body, request, reply }) => {
      const answer = await idempotent(deps, request, async (tx) => ({
        status: 201 as const,
        body: await addView(body, { tx, request, now: now() }),
      }));
      reply.header('etag', etagOf(answer.body.version));
      return answer;
    },
    edit: ({ params: { id }, body, request, reply }) =>
      transaction(async (tx) => {
        const view = await editView(id, expectVersion(request.headers), body, { tx, request, now: now() });
        reply.header('etag', etagOf(view.version));
        return { status: 200, body: view };
      }),
    remove: ({ params: { id }, request }) =>
      transaction(async (tx) => {
        await removeView(id, expectVersion(request.headers), { tx, request, now: now() });
        return { status: 204, body: undefined };
      }),
  };
}
