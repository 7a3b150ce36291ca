import type { ResourceKey } from '@diwan/api-contract/resources';
import { wholeValueOf } from '@diwan/api-contract/values/text/whole-value';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { maskEmail, maskMobile } from '../masked/masks.ts';
import { resourceTitle } from '../resource-title.ts';

export interface ExportRecord {
  resource: ResourceKey;
  format: string;
  language: string;
  columns: readonly string[];
  query: Readonly<Record<string, unknown>>;
  rows: number;
}

/** Writes down who takes what out of the house, before any of it leaves. */
export async function recordExport(tx: Tx, request: FastifyRequest, exported: ExportRecord): Promise<void> {
  const {
    query: { exact: _, ...query },
    ...rest
  } = exported;
  const kept = typeof query.q === 'string' ? { ...query, q: masked(wholeValueOf(query.q)?.value ?? query.q) } : query;
  const entityLabel = await resourceTitle(exported.resource);
  return recordAudit(tx, {
    actor: request.actor,
    request,
    entityType: 'exports',
    entityId: newId(),
    entityLabel,
    // What was searched for may be somebody's name.
    person: typeof query.q === 'string' ? { id: null, alias: entityLabel } : null,
    event: 'exported',
    diff: Object.entries({ ...rest, query: kept }).map(([path, after]) => ({ path, before: null, after })),
  });
}

/** People are searched for by their e-mail, mobile and identity number; what is kept for ever shows none of them. */
function masked(search: string): string {
  return search.replace(/(?<!\S)\S+@\S+/g, maskEmail).replace(/\+?\p{Nd}{7,}/gu, maskMobile);
}
