import { referrersOf } from '@diwan/api/crud/writes/referrers.ts';
import { resourceAt, serverResources } from '@diwan/api/resources/index.ts';
import { contract } from '@diwan/api-contract';
import { interview, interviewDraft } from '@diwan/api-contract/endpoints/interviews';
import { note } from '@diwan/api-contract/endpoints/notes';
import { notification } from '@diwan/api-contract/endpoints/notifications';
import { resources } from '@diwan/api-contract/resources';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import type { z } from 'zod';
import { type FieldFact, fieldsOf } from './resource-fields.ts';
import { type ScreenDescription, screenDescriptions } from './screen-descriptions.ts';
import { type AnyWorkflow, type Move, movesOf } from './workflow-moves.ts';

/** What is built of a resource; names are those of the contract and of the screens. */
export interface ResourceFacts {
  about: string;
  path: string;
  fields: string[];
  fieldFacts: FieldFact[];
  columns: string[];
  filters: string[];
  sorts: string[];
  events: Move[];
  states: Record<string, string[]>;
  bulk: string[];
  tabs: string[];
  /** D1: only if nothing refers to it. D3: gone after a question. Null: nobody deletes it here. */
  delete: 'D1' | 'D3' | null;
  policy: Record<string, string>;
}

/** Every resource, by its key: first those of the standard endpoints, then what is part of a record. */
export async function resourceFacts(): Promise<Record<string, ResourceFacts>> {
  const screens = await screenDescriptions();
  const standard = Object.keys(resources).map((key): [string, ResourceFacts] => [
    key,
    standardFacts(key as keyof typeof resources, screens.get(key)!),
  ]);
  return { ...Object.fromEntries(standard), ...partFacts() };
}

function standardFacts(key: keyof typeof resources, screen: ScreenDescription & { tabs: string[] }): ResourceFacts {
  const resource = resources[key];
  const { workflowBinding } = resourceAt(resource.path);
  const verbs = new Set<string>(resource.verbs);
  const router: Record<string, { method: string; path: string; summary?: string }> = contract[key];
  const record: z.ZodObject = resource.record;
  const fieldFacts = fieldsOf(record, resource.draft, screen.fields);
  const bulkEvents = verbs.has('send') ? (screen.bulkEvents ?? screen.events) : [];
  const states = statesOf(
    record,
    screen.regions?.map(({ key: region }) => region),
  );
  return {
    about: resource.about,
    path: `/api/v1/${resource.path}`,
    fields: fieldFacts.map(({ name }) => name),
    fieldFacts,
    columns: screen.columns.map(({ key: column }) => column),
    filters: Object.keys(resource.filters),
    sorts: [...resource.sorts],
    events: [
      ...(workflowBinding ? movesOf(workflowBinding.workflow as AnyWorkflow) : []),
      ...(router.duplicate ? [copies(key, states.main ?? [], resource.may.write)] : []),
    ],
    states,
    bulk: [
      ...bulkEvents.map((type) => type.split('.').at(-1)!),
      ...(verbs.has('remove') ? ['delete'] : []),
      ...(verbs.has('list') ? ['export'] : []),
    ],
    tabs: screen.tabs,
    delete: verbs.has('remove')
      ? referrersOf(resourceAt(resource.path), serverResources).length > 0
        ? 'D1'
        : 'D3'
      : null,
    policy: { ...resource.may },
  };
}

/** A copy is a new record; nothing happens to the one that is copied. */
function copies(key: string, from: string[], may: string): Move {
  return { type: `${key.replace(/s$/, '')}.duplicate`, from, to: [], may, who: [] };
}

/** The states of each region that the screens show: `state` is the main one, `interviewState` that of the interview. */
function statesOf(record: z.ZodObject, regions: readonly string[] = []): Record<string, string[]> {
  const fields = record.shape as Record<string, { options?: readonly string[] }>;
  const shown = ['state', ...regions].filter((name) => fields[name]?.options);
  return Object.fromEntries(
    shown.map((name) => [name === 'state' ? 'main' : name.replace(/State$/, ''), [...fields[name]!.options!]]),
  );
}

/** What is kept for a record or a person, and has no list of its own. */
function partFacts(): Record<string, ResourceFacts> {
  const part = (
    about: string,
    record: z.ZodObject,
    rest: Pick<ResourceFacts, 'path' | 'policy'> & Partial<ResourceFacts> & { draft: z.ZodObject | null },
  ): ResourceFacts => {
    const { draft, ...given } = rest;
    const fieldFacts = fieldsOf(record, draft, {});
    return {
      about,
      fields: fieldFacts.map(({ name }) => name),
      fieldFacts,
      columns: [],
      filters: [],
      sorts: [],
      events: [],
      states: statesOf(record, []),
      bulk: [],
      tabs: [],
      delete: null,
      ...given,
    };
  };
  return {
    interviews: part('Meetings with a candidate, part of an application.', interview, {
      path: '/api/v1/applications/{id}/interviews',
      policy: { read: 'people.read', send: 'applications.decide' },
      draft: interviewDraft,
      events: movesOf(interviewWorkflow as unknown as AnyWorkflow),
    }),
    notes: part('What staff write about a record of any resource.', note, {
      path: '/api/v1/notes',
      policy: { read: 'session.use', write: 'session.use' },
      draft: note.pick({ title: true, text: true }),
      delete: 'D3',
    }),
    notifications: part('What the product tells one member of staff.', notification, {
      path: '/api/v1/notifications',
      policy: { read: 'session.use' },
      draft: null,
      bulk: Object.entries(contract.notifications)
        .filter(([, { method }]) => method === 'POST')
        .map(([verb]) => verb),
    }),
  };
}
