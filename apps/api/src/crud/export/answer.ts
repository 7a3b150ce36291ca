import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import type { AnyResource, Reader } from '../definition.ts';
import { riyadhTime } from './columns/cell.ts';
import { type ExportQuery, openExport } from './export.ts';

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Answers with an export as a download, named after the list and the day in Riyadh. */
export async function answerExport(
  resource: AnyResource,
  { query, request, reply }: { query: ExportQuery; request: FastifyRequest; reply: FastifyReply },
  deps: AppDeps,
  readerIn: (tx: Tx) => Reader,
) {
  const body = await openExport(resource, query, { deps, request, readerIn });
  const today = riyadhTime(deps.clock().toISOString()).toISOString().slice(0, 10);
  reply.header('content-type', mediaTypes[query.format]);
  reply.header('content-disposition', `attachment; filename="${resource.contract.path}-${today}.${query.format}"`);
  return { status: 200, body };
}
