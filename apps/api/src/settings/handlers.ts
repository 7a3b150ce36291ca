import type { settingsRouter } from '@diwan/api-contract/endpoints/settings';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '../deps.ts';
import { etagOf, expectVersion } from '../http/serving/etag.ts';
import { editSettings, viewSettings } from './settings.ts';

export function settingsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof settingsRouter> {
  return {
    view: async ({ reply }) => {
      const settings = await viewSettings(database.orm);
      reply.header('etag', etagOf(settings.version));
      return { status: 200, body: settings };
    },
    edit: ({ body, request, reply }) =>
      database.transaction(async (tx) => {
        const now = clock().toISOString();
        const settings = await editSettings(expectVersion(request.headers), body, { tx, request, now });
        reply.header('etag', etagOf(settings.version));
        return { status: 200, body: settings };
      }),
  };
}
