import type { KeptSettings, settingsRouter } from '@diwan/api-contract/endpoints/settings';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import { withEtag } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { type Change, editSettings, revertChange } from '#settings/change-settings.ts';
import { readHistory, viewSettings } from '#settings/history.ts';
import { impactOf } from '#settings/impact.ts';
import { readShared } from '#settings/read-settings.ts';

export function settingsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof settingsRouter> {
  const { orm } = database;
  const now = () => clock().toISOString();
  const changing = (request: FastifyRequest, act: (change: Change) => Promise<KeptSettings>) =>
    database.transaction(async (tx) => {
      const body = await act({ tx, request, now: now(), version: expectVersion(request.headers) });
      return { status: 200 as const, body };
    });

  return {
    view: async ({ reply }) => withEtag(reply, { status: 200 as const, body: await viewSettings(orm, now()) }),
    shared: async () => ({ status: 200, body: await readShared(orm, now()) }),
    edit: async ({ body: { values, effectiveFrom }, request, reply }) =>
      withEtag(reply, await changing(request, (change) => editSettings(values, effectiveFrom, change))),
    impact: async ({ query: { key, value } }) => ({ status: 200, body: await impactOf(orm, key, value, now()) }),
    history: async ({ query }) => ({ status: 200, body: await readHistory(orm, now(), query) }),
    revert: async ({ params: { id }, request, reply }) =>
      withEtag(reply, await changing(request, (change) => revertChange(id, change))),
  };
}
