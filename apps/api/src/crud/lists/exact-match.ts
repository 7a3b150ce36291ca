import { type WholeValue, type WholeValueKind, wholeValueOf } from '@diwan/api-contract/values/text/whole-value';
import { or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import type { AppDeps } from '#deps.ts';
import { hasWholeValue } from '#keys/whole-values.ts';
import type { AnyResource } from '../definition.ts';
import { personOf } from '../writes/person-of.ts';
import type { AnyRow } from './repository.ts';

/** The same question again within this time is the same question: a list, its counts and its next page ask one. */
const rememberedMs = 600_000;
const mostRemembered = 5_000;
/** So many records that share a value are named in the log. */
const mostNamed = 10;

interface KeyedColumn {
  resource: AnyResource;
  kind: WholeValueKind;
  column: AnyPgColumn;
}

interface Question {
  at: number;
  written: Promise<void>;
}
const questions = new WeakMap<object, Map<string, Question>>();

export type FindExactly = (resource: AnyResource) => SQL | undefined;

/**
 * Finds records by the masked value that a search names whole; by a piece of one nothing is found.
 * Whoever asks is limited by account, and what they ask for is written down before it is answered: its kind, never the value.
 */
export async function exactMatch(
  resources: readonly AnyResource[],
  q: string | undefined,
  deps: AppDeps,
  request: FastifyRequest,
): Promise<FindExactly> {
  const whole = q === undefined ? null : wholeValueOf(q);
  const columns = resources.flatMap((resource): KeyedColumn[] => {
    const column = whole && resource.keyed?.columns[whole.kind];
    return column ? [{ resource, kind: whole.kind, column }] : [];
  });
  if (!whole || columns.length === 0) return () => undefined;
  const { sealing } = deps.keys;
  await askedOnce(columns, whole, deps, request, async (tx) => {
    for (const column of columns) {
      await writeDown(tx, column, hasWholeValue(column.column, column.kind, sealing, whole.value), request);
    }
  });
  return ({ contract }) =>
    or(
      ...columns
        .filter(({ resource }) => resource.contract === contract)
        .map(({ column, kind }) => hasWholeValue(column, kind, sealing, whole.value)),
    );
}

/** A query with what finds a masked value that it names whole. */
export async function withExactMatch<Q extends { q?: string | undefined }>(
  resource: AnyResource,
  query: Q,
  deps: AppDeps,
  request: FastifyRequest,
): Promise<Q & { exact?: SQL }> {
  const exact = (await exactMatch([resource], query.q, deps, request))(resource);
  return exact ? { ...query, exact } : query;
}

async function askedOnce(
  columns: readonly KeyedColumn[],
  { kind, value }: WholeValue,
  { database, clock, keys }: AppDeps,
  request: FastifyRequest,
  write: (tx: Tx) => Promise<void>,
): Promise<void> {
  const known = questions.get(database) ?? new Map<string, Question>();
  questions.set(database, known);
  const { id } = request.actor;
  // Not even in memory does the value itself stay.
  const key = [
    id,
    ...columns.map(({ resource }) => resource.contract.path),
    kind,
    keys.sealing.indexOf(value).toString('hex'),
  ].join(' ');
  const now = clock().getTime();
  const before = known.get(key);
  if (before && now - before.at < rememberedMs) return before.written;

  request.server.limiter.spend('lookup', { account: id });
  const written = database.transaction(write);
  known.delete(key);
  known.set(key, { at: now, written });
  if (known.size > mostRemembered) known.delete(known.keys().next().value!);
  try {
    await written;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

async function writeDown(
  tx: Tx,
  { resource, kind }: KeyedColumn,
  condition: SQL,
  request: FastifyRequest,
): Promise<void> {
  const { table, contract } = resource;
  const rows: AnyRow[] = await tx
    .select()
    .from(table as PgTable)
    .where(condition)
    .limit(mostNamed);
  const entry = {
    actor: request.actor,
    request,
    event: 'pii.searched',
    diff: [{ path: kind, before: null, after: null }],
  };
  for (const row of rows)
    await recordAudit(tx, {
      ...entry,
      entityType: contract.path,
      entityId: row.id,
      entityLabel: resource.label(row),
      person: personOf(resource, row),
    });
  // What nobody has was asked for all the same.
  if (rows.length === 0)
    await recordAudit(tx, {
      ...entry,
      entityType: 'searches',
      entityId: newId(),
      entityLabel: { ar: 'بحث بقيمة كاملة', en: 'Search by a whole value' },
    });
}
