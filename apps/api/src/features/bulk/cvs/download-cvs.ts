import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { applications } from '@diwan/api-contract/resources/applications';
import { mostCvs } from '@diwan/api-contract/values/bulk';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import { riyadhTime } from '#crud/export/columns/cell.ts';
import { takeSlot } from '#crud/export/slots.ts';
import { readerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { selectedIds } from '../selection.ts';
import { foundCvs } from './found-cvs.ts';
import { packed } from './packed.ts';

interface Asked {
  selection: BulkSelection;
  request: FastifyRequest;
  reply: { headers(values: Record<string, string>): unknown };
}

/** Sends the CVs of what is selected as one file; that each of them was read is written down before any of it leaves. */
export async function downloadCvs(deps: AppDeps, { selection, request, reply }: Asked) {
  const { database, clock, store } = deps;
  const { actor } = request;
  const { path } = applications;
  const giveBack = takeSlot(database, actor.id);
  try {
    const ids = await selectedIds(resourceAt(path), selection, readerOf(deps, database.orm, request));
    if (ids.length > mostCvs)
      throw problemOf('invalid', { errors: [{ path: 'selection', code: 'tooMany', params: { max: mostCvs } }] });
    const cvs = await foundCvs(ids, database.orm, store);
    if (cvs.length === 0) throw problemOf('invalid', { errors: [{ path: 'selection', code: 'noCvs' }] });
    await database.transaction(async (tx) => {
      for (const { application, file } of cvs) {
        const entity = { entityType: path, entityId: application.id, entityLabel: { ar: application.number } };
        const diff = [{ path: 'file.name', before: null, after: file.name }];
        await recordAudit(tx, { actor, request, ...entity, event: 'file.downloaded', diff });
      }
    });
    const content = packed(cvs, store);
    content.once('close', giveBack);
    const day = riyadhTime(clock().toISOString()).toISOString().slice(0, 10);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="cvs-${day}.zip"`,
      'diwan-left-out': String(ids.length - cvs.length),
    });
    return { status: 200 as const, body: content };
  } catch (error) {
    giveBack();
    throw error;
  }
}
