import type { BulkAction, BulkOperation, BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { type BulkOperationRow, bulkItemsTable as items, bulkOperationsTable as operations } from '#db/schema/bulk.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { expectPermission } from './action.ts';
import { auditOperation } from './audit-operation.ts';
import { selectedIds } from './selection.ts';

/** So many of one person may be under way at once. */
const mostUnfinished = 10;

interface Wanted {
  resource: BulkOperation['resource'];
  selection: BulkSelection;
  action: BulkAction;
}

/** Takes down what is to be done to which records; the worker finds it once this is committed. */
export async function startOperation(
  { resource: path, selection, action }: Wanted,
  request: FastifyRequest,
  reader: Reader,
): Promise<BulkOperationRow> {
  const { tx, now } = reader;
  const { actor } = request;
  const resource = resourceAt(path);
  expectPermission(resource, action, reader);
  const isUnfinished = and(eq(operations.authorId, actor.id), inArray(operations.state, ['running', 'paused']));
  if ((await tx.$count(operations, isUnfinished)) >= mostUnfinished)
    throw problemOf('refused', { reason: 'tooManyUnfinished' });
  const ids = await selectedIds(resource, selection, reader);
  if (ids.length === 0) throw problemOf('invalid', { errors: [{ path: 'selection', code: 'nothingSelected' }] });

  const { ip, headers } = request;
  const [started] = await tx
    .insert(operations)
    .values({
      id: newId(),
      resource: path,
      action,
      author: { type: actor.type, id: actor.id, name: actor.name },
      authorId: actor.id,
      origin: { sessionId: actor.sessionId, ip, userAgent: headers['user-agent']?.slice(0, 400) ?? null },
      state: 'running',
      total: ids.length,
      createdAt: now,
    })
    .returning();
  await tx.execute(sql`
    insert into ${items} (operation_id, ordinal, record_id)
    select ${started!.id}::uuid, ordinality, id from unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen (id, ordinality)`);
  const facts = { action, selection: selection.kind, total: ids.length };
  await auditOperation(tx, started!, {
    actor,
    request,
    event: 'bulk.start',
    fromState: null,
    toState: 'running',
    diff: Object.entries(facts).map(([part, after]) => ({ path: part, before: null, after })),
  });
  return started!;
}
