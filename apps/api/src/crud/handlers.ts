import type { ActivityKind } from '@diwan/api-contract/activity';
import type { Verb } from '@diwan/api-contract/crud';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readActivity } from '../audit/activity.ts';
import type { Tx } from '../db/database.ts';
import type { AppDeps } from '../deps.ts';
import { problemOf } from '../http/problems/problems.ts';
import { expectFresh } from '../http/requests/actor.ts';
import { idempotent } from '../http/requests/idempotency.ts';
import { parseIds } from '../http/requests/parse-ids.ts';
import { etagOf, expectVersion } from '../http/serving/etag.ts';
import type { AnyContract, AnyResource, Reader, Writer } from './definition.ts';
import { answerExport } from './export/answer.ts';
import type { ExportQuery } from './export/export.ts';
import { countByFilter } from './lists/counts/count-by-filter.ts';
import { withExactMatch } from './lists/exact-match.ts';
import { pictureIn } from './lists/pictures/pictures.ts';
import { countMatches, findOptions, findPage, findRow, type PageQuery } from './lists/repository.ts';
import { findKept, withKeptFilters } from './merge/find-kept.ts';
import { keptIds } from './merge/redirects.ts';
import { columnsOfRow, toRecord, toRows } from './records.ts';
import { findOther, type UniquenessQuery } from './writes/uniqueness.ts';
import { addRow, editRow, removeRow } from './writes/write.ts';

type StandardEndpoint =
  | 'list'
  | 'counts'
  | 'filterCounts'
  | 'options'
  | 'uniqueness'
  | 'export'
  | 'view'
  | 'activity'
  | 'add'
  | 'edit'
  | 'remove';

/** A request as the contract has checked it; every endpoint uses some of it. */
export interface Checked {
  params: { id: string };
  query: PageQuery & ExportQuery & UniquenessQuery & { ids?: string; kind?: ActivityKind; by: string };
  body: Record<string, unknown> & { type: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

export function readerOf({ clock, resources }: AppDeps, tx: Tx, { actor }: FastifyRequest): Reader {
  return { tx, now: clock().toISOString(), actor, can: (capability) => actor.can(capability), resources };
}

export function writerOf(deps: AppDeps, tx: Tx, request: FastifyRequest): Writer {
  const { sealing } = deps.keys;
  return { ...readerOf(deps, tx, request), actor: request.actor, sealing, request, followUps: [] };
}

const besides: Partial<Record<Verb, StandardEndpoint[]>> = {
  list: ['counts', 'filterCounts', 'options', 'export'],
  view: ['activity'],
};

/** Answers every standard endpoint that the resource has. */
export function crudHandlers(resource: AnyResource, deps: AppDeps): Record<string, unknown> {
  const { verbs, unique } = resource.contract as AnyContract;
  const has = new Set<string>(verbs.flatMap((verb) => [verb, ...(besides[verb] ?? [])]));
  if (unique) has.add('uniqueness');
  return Object.fromEntries(Object.entries(everyHandler(resource, deps)).filter(([endpoint]) => has.has(endpoint)));
}

function everyHandler(
  resource: AnyResource,
  deps: AppDeps,
): Record<StandardEndpoint, (checked: Checked) => Promise<unknown>> {
  const { orm, transaction } = deps.database;
  const read = (request: FastifyRequest) => readerOf(deps, orm, request);
  const guarded = new Set((resource.contract as AnyContract).stepUp);
  const expectFreshFor = async (body: object, { actor }: FastifyRequest) => {
    if (Object.keys(body).some((field) => guarded.has(field))) await expectFresh(actor);
  };
  /** The query as it is carried out: a merged record is the one that is left, a masked value that is named whole is found. */
  const settle = async <Q extends { q?: string }>(query: Q, request: FastifyRequest) =>
    withExactMatch(resource, await withKeptFilters(query, orm), deps, request);

  return {
    async list({ query, request }) {
      const reader = read(request);
      const columns = columnsOfRow(resource);
      const { items, ...cursors } = await findPage(resource, orm, await settle(query, request), reader.now, columns);
      return { status: 200, body: { items: await toRows(resource, items, reader), ...cursors } };
    },
    async counts({ query, request }) {
      return {
        status: 200,
        body: await countMatches(resource, orm, await settle(query, request), read(request).now),
      };
    },
    async filterCounts({ query: { by, ...query }, request }) {
      const narrowed = await settle(query, request);
      return { status: 200, body: await countByFilter(resource, orm, by, narrowed, read(request).now) };
    },
    async options({ query: { ids, ...offered }, request }) {
      const search = await settle(offered, request);
      const asked = ids === undefined ? undefined : parseIds(ids);
      const kept = await keptIds(orm, asked ?? []);
      const rows = await findOptions(
        resource,
        orm,
        search,
        read(request).now,
        asked?.map((id) => kept.get(id) ?? id),
      );
      const hints = await resource.option?.hints?.(rows, orm);
      const body = rows.map((row, index) => ({
        id: row.id,
        label: resource.label(row),
        hint: hints?.[index] ?? undefined,
        ...pictureIn(resource, row),
      }));
      // What was merged has the name of the record that is left, for whoever asks by its id.
      const merged = body.flatMap((option) =>
        [...kept].filter(([, to]) => to === option.id).map(([id]) => ({ ...option, id })),
      );
      return { status: 200, body: [...body, ...merged] };
    },
    async uniqueness({ query }) {
      return { status: 200, body: { error: await findOther(resource, orm, query) } };
    },
    export: async ({ query, request, reply }) =>
      answerExport(resource, { query: await settle(query, request), request, reply }, deps, (tx) =>
        readerOf(deps, tx, request),
      ),
    async view({ params, request, reply }) {
      const row = await findKept(resource, orm, params.id);
      if (!row) throw problemOf('notFound');
      reply.header('etag', etagOf(row.version));
      return { status: 200, body: await toRecord(resource, row, read(request)) };
    },
    async activity({ params, query, request }) {
      if (!(await findRow(resource.table, orm, params.id))) throw problemOf('notFound');
      return {
        status: 200,
        body: await readActivity(orm, resource.contract.path, params.id, { ...query, readerId: request.actor.id }),
      };
    },
    async add({ body, request, reply }) {
      await expectFreshFor(body, request);
      const answer = await idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        return { status: 201, body: await toRecord(resource, await addRow(resource, body, writer), writer) };
      });
      return withEtag(reply, answer);
    },
    async edit({ params: { id }, body, request, reply }) {
      await expectFreshFor(body, request);
      return transaction(async (tx) => {
        const writer = writerOf(deps, tx, request);
        const row = await editRow(resource, { id, version: expectVersion(request.headers), patch: body }, writer);
        return withEtag(reply, { status: 200, body: await toRecord(resource, row, writer) });
      });
    },
    remove: ({ params: { id }, request }) =>
      transaction(async (tx) => {
        await removeRow(resource, id, expectVersion(request.headers), writerOf(deps, tx, request));
        return { status: 204, body: undefined };
      }),
  };
}

export function withEtag<A extends { body: unknown }>(
  reply: { header(name: string, value: string): unknown },
  answer: A,
): A {
  reply.header('etag', etagOf((answer.body as { version: number }).version));
  return answer;
}
