import type { auditEventsRouter } from '@diwan/api-contract/endpoints/audit-events';
import type { RouterImplementation } from '@ts-rest/fastify';
import { logQuery, shownEvents } from '#audit/log/read-events.ts';
import type { AppDeps } from '#deps.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { cursorAt, placeOf } from '#http/requests/log-place.ts';
import { answerLogExport } from './export-log.ts';
import { beginVerification, lastVerification, verify } from './verification.ts';

const pageSize = 50;

export function auditEventsHandlers(deps: AppDeps): RouterImplementation<typeof auditEventsRouter> {
  const { orm } = deps.database;
  return {
    list: async ({ query: { before, ...query } }) => {
      const rows = await logQuery(orm, query, pageSize + 1, before === undefined ? undefined : placeOf(before));
      const page = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? cursorAt(page.at(-1)!.row) : null;
      return { status: 200, body: { items: shownEvents(page), next, previous: null } };
    },
    export: ({ query, request, reply }) => answerLogExport(query, { request, reply }, deps),
    verification: async () => ({ status: 200, body: { last: await lastVerification(orm) } }),
    verify: async ({ request }) => {
      let begun: string | null = null;
      const answer = await idempotent(deps, request, async (tx) => {
        const { verification, isNew } = await beginVerification(tx, deps.clock().toISOString(), request);
        begun = isNew ? verification.id : null;
        return { status: 202 as const, body: verification };
      });
      if (begun)
        verify(begun, request.actor.id, deps).catch((err: unknown) =>
          request.log.error({ err }, 'the audit log could not be verified'),
        );
      return answer;
    },
  };
}
