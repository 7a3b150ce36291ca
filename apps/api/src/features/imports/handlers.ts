import type { importsRouter } from '@diwan/api-contract/importing/endpoints';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, eq } from 'drizzle-orm';
import { readerOf, withEtag } from '#crud/handlers.ts';
import { newestFirst } from '#crud/lists/newest-first.ts';
import { importsTable as imports } from '#db/schema/imports.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { expectFreshToAnswer, importedBy } from './access.ts';
import { sendTemplate, sendWrongRows } from './files.ts';
import { findOwn, lockOwn, toImport, toImports } from './import-runs.ts';
import { moveImport } from './move.ts';
import { fieldsOf } from './reading.ts';
import { pageOfRows } from './rows.ts';
import { addImport, type ReadTable } from './upload.ts';

const pageSize = 20;
const carriesOut: ReadonlySet<string> = new Set(['import.start', 'import.resume']);

export function importsHandlers(deps: AppDeps, read: ReadTable): RouterImplementation<typeof importsRouter> {
  const { orm } = deps.database;
  const { sealing } = deps.keys;
  return {
    async upload({ query, body, request, reply }) {
      return withEtag(reply, await addImport(deps, { query, body, request }, read));
    },

    async list({ query: { resource, before }, request }) {
      const isOwn = eq(imports.authorId, request.actor.id);
      const { rows, next } = await newestFirst(orm, imports, {
        where: resource ? and(isOwn, eq(imports.resource, resource)) : isOwn,
        before,
        size: pageSize,
      });
      const items = await toImports(rows, readerOf(deps, orm, request));
      return { status: 200, body: { items, next, previous: null } };
    },

    async fields({ query: { resource }, request }) {
      return { status: 200, body: await fieldsOf(importedBy(resource, request.actor)) };
    },

    async template({ query: { resource, language, format }, request, reply }) {
      return sendTemplate(importedBy(resource, request.actor), { language, format, reply });
    },

    async view({ params: { id }, request, reply }) {
      const row = await findOwn(orm, id, request.actor.id);
      return withEtag(reply, { status: 200 as const, body: await toImport(row, readerOf(deps, orm, request)) });
    },

    async rows({ params: { id }, query, request }) {
      const run = await findOwn(orm, id, request.actor.id);
      importedBy(run.resource, request.actor);
      return { status: 200, body: await pageOfRows(run, query, readerOf(deps, orm, request), sealing) };
    },

    async wrong({ params: { id }, query: { language, format }, request, reply }) {
      const run = await findOwn(orm, id, request.actor.id);
      importedBy(run.resource, request.actor);
      return sendWrongRows(deps, run, { language, format, reply });
    },

    async send({ params: { id }, body: event, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const reader = readerOf(deps, tx, request);
        const row = await lockOwn(tx, id, request.actor.id);
        if (row.version !== expectVersion(request.headers))
          throw problemOf('stale', { current: await toImport(row, reader) });
        const resource = importedBy(row.resource, request.actor);
        if (carriesOut.has(event.type)) await expectFreshToAnswer(resource, request.actor);
        const moved = await moveImport(tx, row, { event, actor: request.actor, now: reader.now, request });
        return { status: 200 as const, body: await toImport(moved, reader) };
      });
      return withEtag(reply, answer);
    },
  };
}
