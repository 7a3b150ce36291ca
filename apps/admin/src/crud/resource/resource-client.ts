import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import type { Counts, FilterCounts, Page } from '@diwan/api-contract/page';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { type Query, queryOf } from '#api/cache/query.ts';
import { createClient, credentials } from '#api/client.ts';
import type { StandardCalls } from '#api/client-types.ts';
import { contractPaths } from '#api/contract-paths.ts';
import { expectBody } from '#api/expect-body.ts';
import type { AnyRecord, AnyRow, FieldError, Referable, ResourceKey } from './resource-types.ts';

/** A record that a search found. */
export interface FoundOption {
  id: string;
  label: LocalizedText;
  /** Tells namesakes apart. */
  hint?: LocalizedText;
  /** Its picture: null while it has none, absent where its resource has none. */
  image?: string | null;
}

/** What a save with this value would be told; null while nobody else has it. */
interface UniquenessAnswer {
  error: FieldError | null;
}

type Verb = 'list' | 'view' | 'add' | 'edit' | 'remove' | 'send' | 'duplicate';

/** What the standard endpoints of a resource answer, whichever it is; what it lacks in the contract is not to be asked. */
export interface ResourceQueries {
  list: (query: Record<string, string>) => Query<Page<AnyRow>>;
  counts: (query: Record<string, string>) => Query<Counts>;
  /** What each value of the filter `by` would find. */
  filterCounts: (query: Record<string, string> & { by: string }) => Query<FilterCounts>;
  /** By a text or by ids, narrowed by filters that the resource offers by. */
  options: (query: Record<string, string>) => Query<FoundOption[]>;
  uniqueness: (query: { field: string; value: string; except?: string }) => Query<UniquenessAnswer>;
  view: (id: string) => Query<AnyRecord>;
  activity: (id: string, query: { before?: string; kind?: ActivityKind }) => Query<Page<ActivityEntry>>;
}

/** What the standard endpoints of a resource do. */
export interface ResourceClient {
  add: (draft: Record<string, unknown>, idempotencyKey: string) => Promise<AnyRecord>;
  edit: (id: string, version: number, changes: Record<string, unknown>) => Promise<AnyRecord>;
  remove: (id: string, version: number) => Promise<void>;
  send: (id: string, version: number, event: { type: string }, idempotencyKey: string) => Promise<AnyRecord>;
  /** Takes back the event that has led to this version. */
  undo: (id: string, version: number, idempotencyKey?: string) => Promise<AnyRecord>;
}

/** Whether the contract gives a resource this verb; without it there is no button and no route. */
export function hasVerb(resource: Referable, verb: Verb): boolean {
  return contractPaths[resource]?.[verb] !== undefined;
}

/** Selecting is for doing something with many at once. */
export const isSelectable = (resource: ResourceKey): boolean =>
  hasVerb(resource, 'send') || hasVerb(resource, 'remove');

const prefix = '/api/v1/';

/** The resource's segment in the API's addresses, which also names its realtime channels. */
export function pathOf(resource: ResourceKey): string {
  return contractPaths[resource]?.list?.path.slice(prefix.length) ?? '';
}

const standard = createClient<Readonly<Record<Referable, StandardCalls>>>(credentials);

/** A standard endpoint of a resource, typed by the contract. */
export function callOf<V extends keyof StandardCalls>(resource: Referable, verb: V): Required<StandardCalls>[V] {
  const call = standard[resource][verb];
  if (!call) throw new Error(`No ${resource}.${verb}`);
  return call as Required<StandardCalls>[V];
}

/** What can be chosen of it, by a text or by ids. */
export const optionQueries =
  (of: Referable): ResourceQueries['options'] =>
  (query) =>
    queryOf(callOf(of, 'options'), { query });

export const resourceQueries = (resource: ResourceKey): ResourceQueries => ({
  list: (query) => queryOf(callOf(resource, 'list'), { query }),
  counts: (query) => queryOf(callOf(resource, 'counts'), { query }),
  filterCounts: (query) => queryOf(callOf(resource, 'filterCounts'), { query }),
  options: optionQueries(resource),
  uniqueness: (query) => queryOf(callOf(resource, 'uniqueness'), { query }),
  view: (id) => queryOf(callOf(resource, 'view'), { params: { id } }),
  activity: (id, query) => queryOf(callOf(resource, 'activity'), { params: { id }, query }),
});

export const resourceClient = (resource: ResourceKey): ResourceClient => ({
  add: (body, idempotencyKey) => expectBody(callOf(resource, 'add')({ body, idempotencyKey })),
  edit: (id, version, body) => expectBody(callOf(resource, 'edit')({ params: { id }, version, body })),
  remove: (id, version) => expectBody(callOf(resource, 'remove')({ params: { id }, version })),
  send: (id, version, body, idempotencyKey) =>
    expectBody(callOf(resource, 'send')({ params: { id }, version, body, idempotencyKey })),
  undo: (id, version, idempotencyKey) =>
    expectBody(
      callOf(resource, 'undo')({ params: { id }, version, body: {}, ...(idempotencyKey && { idempotencyKey }) }),
    ),
});
