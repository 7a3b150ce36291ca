import type { AppRouter } from '@ts-rest/core';
import { z } from 'zod';
import { activityKinds, recordActivity } from './activity.ts';
import { type Capability, may, mayAfterStepUp } from './capabilities.ts';
import type { Importing } from './importing/columns.ts';
import {
  counts,
  countsQuery,
  exportQuery,
  fileBody,
  filterCounts,
  filterCountsQuery,
  listQuery,
  page,
} from './page.ts';
import { id, localizedText } from './schema.ts';
import { uniquenessEndpoint } from './uniqueness.ts';

/** The standard endpoints; a resource names those that it has. */
export type Verb = 'list' | 'view' | 'add' | 'edit' | 'remove' | 'send';

/** What a workflow event must carry: its name, and a payload of its own. */
export type EventSchema = z.ZodType<{ type: string }, { type: string }>;

type Fields = readonly [string, ...string[]];

/** A resource as plain data: what may be edited, what the server adds, what can be asked, and who may. */
export interface ResourceDefinition<
  Path extends string = string,
  Draft extends z.ZodObject = z.ZodObject,
  Record_ extends z.ZodObject = z.ZodObject,
  Row extends z.ZodObject = z.ZodObject,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Sorts extends readonly [string, ...string[]] = readonly [string, ...string[]],
  Verbs extends readonly Verb[] = readonly Verb[],
  Events extends EventSchema = EventSchema,
  Unique extends Fields | undefined = Fields | undefined,
> {
  /** URL segment under `/api/v1`, kebab-case plural. */
  path: Path;
  /** Where the screens list its records: the way back in what the server sends to people. */
  screen: `/${string}`;
  /** What its records are, in a sentence for whoever calls the API. */
  about: string;
  /** Names the words of its states and events: `<resource>:states.<workflow>`. */
  workflow: string;
  /** What a form writes. */
  draft: Draft;
  /** Draft, computed fields and stamps: what is read. */
  record: Record_;
  /** What a list reads of each record, and no more: what its columns, its label, its menu and its card show. */
  row: Row;
  filters: Filters;
  /** Those by which also what is offered to choose from is narrowed. */
  offeredBy?: readonly (string & keyof Filters)[];
  /** Sortable columns; the first, descending, is the default order. */
  sorts: Sorts;
  verbs: Verbs;
  /** The events of the workflow, for resources with the verb `send`. */
  events: Events;
  /**
   * `export` is named where the records hold personal data; elsewhere who may read may export. `choose` is named where more may choose
   * a record by its name than may read it.
   */
  may: { read: Capability; write: Capability; send: Capability; export?: Capability; choose?: Capability };
  /** Rules across fields of a whole draft, applied after the fields' own. */
  rules?: (draft: z.output<Draft>, refuse: (path: string, code: string) => void) => void;
  /** Fields of which no two records may share a value; forms ask for them while they are being typed. */
  unique?: Unique;
  /** Fields of the draft that are shown masked until somebody reveals them. */
  masked?: Fields;
  /** Fields of the draft that whoever the record is about writes without the capability to write records. */
  own?: Fields;
  /** Fields of the draft that only somebody writes who has proved lately who they are. */
  stepUp?: Fields;
  /** Files of rows are read into its records. */
  import?: Importing;
  /** The states in which a record may be deleted, where that isn't all of them: elsewhere it is kept for good. */
  removable?: readonly string[];
  /** Where its records stand among what a search finds; null for those that it leaves out. */
  searchRank: number | null;
  /** What stands beside its records' names wherever they are shown: the field that holds a picture, its own or of a record that it refers to. */
  picture?: { of: 'person' | 'company'; at: string };
  /** What each of its records' documents may be, in the words of `choices:documentType`; those of `expiring` hold until a day. */
  documents?: { types: readonly [string, ...string[]]; expiring: readonly string[] };
  /** Records in this state wait for staff, and are overdue after so many days; they are reviewed one by one unless their list is where one works. */
  work?: { queue: string; state: string; days: number; isListed?: true };
  /** Endpoints beside the standard ones. */
  more?: AppRouter;
}

const params = z.strictObject({ id });
const ifMatch = z.object({ 'if-match': z.string().regex(/^"v\d+"$/) });
const idempotencyKey = z.object({ 'idempotency-key': z.uuid() });

/** A record to choose; `hint` tells namesakes apart. */
export const option = z.strictObject({
  id,
  label: localizedText({ max: 400 }),
  hint: localizedText({ max: 800 }).optional(),
  /** Its picture; null while it has none, absent where its resource has no pictures. */
  image: id.nullable().optional(),
});

function optionsQuery({ filters, offeredBy = [] }: Pick<ResourceDefinition, 'filters' | 'offeredBy'>) {
  const narrowing: z.ZodRawShape = Object.fromEntries(offeredBy.map((name) => [name, filters[name]!]));
  return z.strictObject({
    ...narrowing,
    q: z.string().trim().max(100).optional(),
    ids: z.string().max(2000).optional(),
  });
}

/** For resources without a workflow. */
export const noEvents = z.never() as unknown as EventSchema;

/**
 * The standard endpoints of a resource.
 * Writes to an existing record carry `If-Match: "v<version>"`; effects that are not idempotent carry `Idempotency-Key` (a UUID).
 */
export function endpoints<
  Path extends string,
  Draft extends z.ZodObject,
  Record_ extends z.ZodObject,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sorts extends readonly [string, ...string[]],
  Verbs extends readonly Verb[],
  Events extends EventSchema,
  Unique extends Fields | undefined,
>(resource: ResourceDefinition<Path, Draft, Record_, Row, Filters, Sorts, Verbs, Events, Unique>) {
  const path = `/${resource.path}` as const;
  const read = may(resource.may.read);
  const write = may(resource.may.write);
  const all = {
    list: {
      method: 'GET',
      path,
      query: listQuery(resource.filters, resource.sorts),
      responses: { 200: page(resource.row) },
      metadata: read,
    },
    counts: {
      method: 'GET',
      path: `${path}/counts`,
      query: countsQuery(resource.filters),
      responses: { 200: counts },
      metadata: read,
    },
    filterCounts: {
      method: 'GET',
      path: `${path}/filter-counts`,
      query: filterCountsQuery(resource.filters),
      responses: { 200: filterCounts },
      metadata: read,
    },
    options: {
      method: 'GET',
      path: `${path}/options`,
      query: optionsQuery(resource),
      responses: { 200: z.array(option) },
      metadata: may(resource.may.choose ?? resource.may.read),
    },
    export: {
      method: 'GET',
      path: `${path}/export`,
      query: exportQuery(resource.filters, resource.sorts),
      responses: { 200: fileBody },
      metadata: resource.may.export ? mayAfterStepUp(resource.may.export) : read,
    },
    view: {
      method: 'GET',
      path: `${path}/:id`,
      pathParams: params,
      responses: { 200: resource.record },
      metadata: read,
    },
    activity: {
      method: 'GET',
      path: `${path}/:id/activity`,
      pathParams: params,
      query: z.strictObject({ kind: z.enum(activityKinds).optional(), before: z.string().max(100).optional() }),
      responses: { 200: page(recordActivity) },
      metadata: read,
    },
    add: {
      method: 'POST',
      path,
      headers: idempotencyKey,
      body: resource.draft,
      responses: { 201: resource.record },
      metadata: write,
    },
    edit: {
      method: 'PATCH',
      path: `${path}/:id`,
      pathParams: params,
      headers: ifMatch,
      body: resource.draft.partial() as z.ZodObject<
        { [K in keyof Draft['shape']]: z.ZodOptional<Draft['shape'][K]> },
        z.core.$strict
      >,
      responses: { 200: resource.record },
      metadata: write,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      pathParams: params,
      headers: ifMatch,
      responses: { 204: z.void() },
      metadata: write,
    },
    send: {
      method: 'POST',
      path: `${path}/:id/events`,
      pathParams: params,
      headers: ifMatch.extend(idempotencyKey.shape),
      body: resource.events,
      responses: { 200: resource.record },
      metadata: may(resource.may.send),
    },
    undo: {
      method: 'POST',
      path: `${path}/:id/undo`,
      pathParams: params,
      headers: ifMatch.extend(idempotencyKey.shape),
      body: z.strictObject({}),
      responses: { 200: resource.record },
      metadata: may(resource.may.send),
    },
    uniqueness: uniquenessEndpoint(resource.path, (resource.unique ?? ['']) as NonNullable<Unique>, resource.may.write),
  } as const;

  const kept = new Set<string>(resource.verbs);
  if (kept.has('list')) kept.add('counts').add('filterCounts').add('options').add('export');
  if (kept.has('view')) kept.add('activity');
  if (kept.has('send')) kept.add('undo');
  if (resource.unique) kept.add('uniqueness');
  type Kept =
    | (Unique extends Fields ? 'uniqueness' : never)
    | Verbs[number]
    | ('list' extends Verbs[number] ? 'counts' | 'filterCounts' | 'options' | 'export' : never)
    | ('view' extends Verbs[number] ? 'activity' : never)
    | ('send' extends Verbs[number] ? 'undo' : never);
  return Object.fromEntries(Object.entries(all).filter(([verb]) => kept.has(verb))) as Pick<typeof all, Kept>;
}
