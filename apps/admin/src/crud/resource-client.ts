import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import type { Counts, Page } from '@diwan/api-contract/page';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { client } from '../api/client.ts';
import { contractPaths } from '../api/contract-paths.ts';
import { expectBody } from '../api/expect-body.ts';
import type { AnyRecord, FieldError, ResourceKey } from './resource-types.ts';

export interface OptionRecord {
  id: string;
  label: LocalizedText;
  hint?: string;
}

/** What a save with this value would be told; null while nobody else has it. */
export interface TakenAnswer {
  error: FieldError | null;
}

type Verb = 'list' | 'view' | 'add' | 'edit' | 'remove' | 'send' | 'duplicate';
type Call = (given: Record<string, unknown>) => Promise<{ status: number; body: unknown }>;

/** The standard endpoints of a resource, whichever it is; what it lacks in the contract is not to be called. */
export interface ResourceClient {
  list: (query: Record<string, string>, signal: AbortSignal) => Promise<Page<AnyRecord>>;
  counts: (query: Record<string, string>, signal: AbortSignal) => Promise<Counts>;
  options: (query: { q?: string; ids?: string }, signal?: AbortSignal) => Promise<OptionRecord[]>;
  taken: (query: { field: string; value: string; except?: string }, signal: AbortSignal) => Promise<TakenAnswer>;
  view: (id: string, signal: AbortSignal) => Promise<AnyRecord>;
  activity: (
    id: string,
    query: { before?: string; kind?: ActivityKind },
    signal: AbortSignal,
  ) => Promise<Page<ActivityEntry>>;
  add: (draft: object, idempotencyKey: string) => Promise<AnyRecord>;
  edit: (id: string, version: number, changes: object) => Promise<AnyRecord>;
  remove: (id: string, version: number) => Promise<void>;
  send: (id: string, version: number, event: object, idempotencyKey: string) => Promise<AnyRecord>;
}

/** Whether the contract gives a resource this verb; without it there is no button and no route. */
export function hasVerb(resource: ResourceKey, verb: Verb): boolean {
  return contractPaths[resource]?.[verb] !== undefined;
}

const prefix = '/api/v1/';

/** The resource's segment in the API's addresses, which also names its realtime channels. */
export function pathOf(resource: ResourceKey): string {
  return contractPaths[resource]?.list?.path.slice(prefix.length) ?? '';
}

export function resourceClient(resource: ResourceKey): ResourceClient {
  const calls = client[resource] as unknown as Record<string, Call>;
  const ask = <Body>(name: string, given: Record<string, unknown>) => expectBody(calls[name]!(given)) as Promise<Body>;
  return {
    list: (query, signal) => ask('list', { query, signal }),
    counts: (query, signal) => ask('counts', { query, signal }),
    options: (query, signal) => ask('options', { query, signal }),
    taken: (query, signal) => ask('taken', { query, signal }),
    view: (id, signal) => ask('view', { params: { id }, signal }),
    activity: (id, query, signal) => ask('activity', { params: { id }, query, signal }),
    add: (body, idempotencyKey) => ask('add', { body, idempotencyKey }),
    edit: (id, version, body) => ask('edit', { params: { id }, version, body }),
    remove: (id, version) => ask('remove', { params: { id }, version }),
    send: (id, version, body, idempotencyKey) => ask('send', { params: { id }, version, body, idempotencyKey }),
  };
}
