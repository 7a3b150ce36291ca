import type { BulkAction, BulkItem, bulkRouter } from '@diwan/api-contract/endpoints/bulk';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readerOf, withEtag } from '#crud/handlers.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { newestFirst } from '#crud/lists/newest-first.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import {
  type BulkItemRow,
  type BulkOperationRow,
  bulkItemsTable as items,
  bulkOperationsTable as operations,
} from '#db/schema/bulk.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { resourceAt } from '#resources/index.ts';
import { expectFreshFor } from '#workflows/event-handlers.ts';
import { expectPermission, removal } from './action.ts';
import { sendBankFile } from './bank-file/send-bank-file.ts';
import { downloadCvs } from './cvs/download-cvs.ts';
import { letterTo } from './mailing/letter.ts';
import { mailsTo } from './mailing/mailing.ts';
import { moveOperation } from './move.ts';
import { findOwn, lockOwn, toOperation, toOperations } from './operations.ts';
import { preflight } from './preflight.ts';
import { selectedIds } from './selection.ts';
import { startOperation } from './start.ts';

const pageSize = 20;
const itemsPageSize = 50;

export function bulkHandlers(deps: AppDeps): RouterImplementation<typeof bulkRouter> {
  const { orm } = deps.database;

  async function toItems(
    { id: operation, resource: path }: BulkOperationRow,
    rows: BulkItemRow[],
  ): Promise<BulkItem[]> {
    const resource = resourceAt(path);
    const ids = rows.map(({ recordId }) => recordId);
    const records: AnyRow[] = await orm
      .select()
      .from(resource.table as PgTable)
      .where(idIn(resource.table.id, ids));
    const mailTo = await mailsTo(orm, operation, ids);
    const byId = new Map(records.map((record) => [record.id, record]));
    return rows.map(({ operationId: _operation, ordinal: _ordinal, label, ...item }) => {
      const record = byId.get(item.recordId);
      return {
        ...item,
        label: record ? resource.label(record) : label,
        number: (record?.number as string) ?? null,
        mail: mailTo.get(item.recordId) ?? null,
      };
    });
  }

  return {
    async preflight({ body: { resource: path, selection, action }, request }) {
      const resource = resourceAt(path);
      const reader = readerOf(deps, orm, request);
      expectPermission(resource, action as BulkAction, reader);
      const ids = await selectedIds(resource, selection, reader);
      return { status: 200, body: await preflight(resource, ids, action as BulkAction, reader) };
    },

    async letter({ body: { resource: path, selection, action, language }, request }) {
      const resource = resourceAt(path);
      const reader = readerOf(deps, orm, request);
      expectPermission(resource, action, reader);
      const ids = action.type === removal ? [] : await selectedIds(resource, selection, reader);
      return { status: 200, body: { letter: await letterTo(deps, request, { resource, ids, action, language }) } };
    },

    async start({ body, request, reply }) {
      await expectFreshFor(resourceAt(body.resource), body.action.type, request.actor);
      const answer = await idempotent(deps, request, async (tx) => {
        const reader = readerOf(deps, tx, request);
        const started = await startOperation(body, request, reader);
        return { status: 201 as const, body: await toOperation(started, reader) };
      });
      return withEtag(reply, answer);
    },

    cvs: ({ body: { selection }, request, reply }) => downloadCvs(deps, { selection, request, reply }),

    bankFile: ({ body, request, reply }) => sendBankFile(deps, { ...body, request, reply }),

    async list({ query, request }) {
      const { rows, next } = await newestFirst(orm, operations, {
        where: eq(operations.authorId, request.actor.id),
        before: query.before,
        size: pageSize,
      });
      const items = await toOperations(rows, readerOf(deps, orm, request));
      return { status: 200, body: { items, next, previous: null } };
    },

    async view({ params: { id }, request, reply }) {
      const row = await findOwn(orm, id, request.actor.id);
      return withEtag(reply, { status: 200 as const, body: await toOperation(row, readerOf(deps, orm, request)) });
    },

    async items({ params: { id }, query: { outcome, after }, request }) {
      const operation = await findOwn(orm, id, request.actor.id);
      const rows = await orm
        .select()
        .from(items)
        .where(
          and(
            eq(items.operationId, id),
            outcome ? eq(items.outcome, outcome) : undefined,
            after === undefined ? undefined : gt(items.ordinal, ordinalOf(after)),
          ),
        )
        .orderBy(asc(items.ordinal))
        .limit(itemsPageSize + 1);
      const shown = rows.slice(0, itemsPageSize);
      const next = rows.length > itemsPageSize ? String(shown.at(-1)!.ordinal) : null;
      return { status: 200, body: { items: await toItems(operation, shown), next, previous: null } };
    },

    async send({ params: { id }, body: { type }, request, reply }) {
      const answer = await idempotent(deps, request, async (tx) => {
        const reader = readerOf(deps, tx, request);
        const row = await lockOwn(tx, id, request.actor.id);
        if (row.version !== expectVersion(request.headers))
          throw problemOf('stale', { current: await toOperation(row, reader) });
        if (type === 'bulk.resume' || type === 'bulk.retryFailed')
          expectPermission(resourceAt(row.resource), row.action, reader);
        const moved = await moveOperation(tx, row, { event: type, actor: request.actor, now: reader.now, request });
        return { status: 200 as const, body: await toOperation(moved, reader) };
      });
      return withEtag(reply, answer);
    },
  };
}

function ordinalOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw problemOf('invalid', { errors: [{ path: 'after', code: 'invalid' }] });
  return Number(cursor);
}
