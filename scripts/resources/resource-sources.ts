import { referrersOf } from '@diwan/api/crud/writes/referrers.ts';
import { resourceAt, serverResources } from '@diwan/api/resources/index.ts';
import { contract } from '@diwan/api-contract';
import { auditEvent } from '@diwan/api-contract/endpoints/audit-events';
import { message } from '@diwan/api-contract/endpoints/chat/chat';
import { recordFile } from '@diwan/api-contract/endpoints/files/files';
import { interview, interviewDraft } from '@diwan/api-contract/endpoints/hiring/interviews';
import { note } from '@diwan/api-contract/endpoints/notes';
import { notification } from '@diwan/api-contract/endpoints/notifications';
import { examQuestion } from '@diwan/api-contract/examining/question';
import { resources } from '@diwan/api-contract/resources';
import { pushNotification } from '@diwan/api-contract/resources/news';
import { offer, offerTerms } from '@diwan/api-contract/resources/offer';
import { orderItem, orderPayment } from '@diwan/api-contract/resources/order-parts';
import { planFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import { instant } from '@diwan/api-contract/schema';
import { settings } from '@diwan/api-contract/settings/register';
import { certificate, education, experience } from '@diwan/api-contract/values/records/career/career';
import { paymentStatuses } from '@diwan/api-contract/values/records/order';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { notificationWorkflow } from '@diwan/machines/workflows/notification/notification.workflow';
import { z } from 'zod';
import { type FieldDescription, fieldsOf } from './resource-fields.ts';
import { type ScreenDescription, screenDescriptions } from './screen-descriptions.ts';
import { type AnyWorkflow, type Move, movesOf } from './workflow-moves.ts';

/** What is built of a resource; names are those of the contract and of the screens. */
export interface ResourceDescription {
  about: string;
  path: string;
  fields: string[];
  fieldDescriptions: FieldDescription[];
  columns: string[];
  filters: string[];
  sorts: string[];
  events: Move[];
  states: Record<string, string[]>;
  bulk: string[];
  tabs: string[];
  /** D0: never. D1: only if nothing refers to it. D2: a person, anonymised with all that is theirs, or a company, closed. D3: gone after a question. D4: only in its first states, kept for good afterwards. Null: nobody deletes it here. */
  delete: 'D0' | 'D1' | 'D2' | 'D3' | 'D4' | null;
  policy: Record<string, string>;
}

/** Every resource, by its key: first those of the standard endpoints, then what is part of a record. */
export async function describeResources(): Promise<Record<string, ResourceDescription>> {
  const screens = await screenDescriptions();
  const standard = Object.keys(resources).map((key): [string, ResourceDescription] => [
    key,
    standardDescription(key as keyof typeof resources, screens.get(key)!),
  ]);
  return { ...Object.fromEntries(standard), ...partDescriptions() };
}

function standardDescription(
  key: keyof typeof resources,
  screen: ScreenDescription & { tabs: string[] },
): ResourceDescription {
  const resource = resources[key];
  const { workflowBinding } = resourceAt(resource.path);
  const verbs = new Set<string>(resource.verbs);
  const router: Record<string, { method: string; path: string; summary?: string }> = contract[key];
  const record: z.ZodObject = resource.record;
  const fieldDescriptions = fieldsOf(record, resource.draft, screen.fields);
  const bulkEvents = verbs.has('send') ? (screen.bulkEvents ?? screen.events) : [];
  const states = statesOf(
    record,
    screen.regions?.map(({ key: region }) => region),
  );
  return {
    about: resource.about,
    path: `/api/v1/${resource.path}`,
    fields: fieldDescriptions.map(({ name }) => name),
    fieldDescriptions,
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
      ...[screen.bulkDownload ?? [], screen.moreDownloads ?? []]
        .flat()
        .flatMap(({ key: download, readBy }) => (readBy ? [download, readBy] : [download])),
      ...(verbs.has('remove') ? ['delete'] : []),
      ...('import' in resource ? ['import'] : []),
      ...(verbs.has('list') ? ['export'] : []),
    ],
    tabs: screen.tabs,
    delete: verbs.has('remove') ? deleteClassOf(resource) : keptClassOf(resource),
    policy: { ...resource.may },
  };
}

/** What nobody removes: money, which is never gone, or a person's, which is anonymised. */
function keptClassOf(resource: { path: string; workflow: string; may: { write: string } }): 'D0' | 'D2' | null {
  if (resource.may.write.startsWith('money.')) return 'D0';
  return isKeptForGood(resource) ? 'D2' : null;
}

/** Somebody's, and anonymised with them, or somebody's company that is closed: its number and what was decided stay. */
function isKeptForGood({ path, workflow }: { path: string; workflow: string }): boolean {
  const { personOf, workflowBinding } = resourceAt(path);
  const closes = workflowBinding?.workflow.machine.events.includes(`${workflow}.close`) === true;
  return personOf !== undefined || closes;
}

interface Described {
  path: string;
  record: z.ZodObject;
  removable?: readonly string[];
}

/** What counts how often it is used is deleted only while nothing uses it, also before anything can; some only in their first states. */
function deleteClassOf({ path, record, removable }: Described): 'D1' | 'D3' | 'D4' {
  if (removable) return 'D4';
  const isReferredTo = referrersOf(resourceAt(path), serverResources).length > 0;
  const isCounted = 'usageCount' in record.shape || 'soldCount' in record.shape;
  return isReferredTo || isCounted ? 'D1' : 'D3';
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
function partDescriptions(): Record<string, ResourceDescription> {
  const part = (
    about: string,
    record: z.ZodObject,
    rest: Pick<ResourceDescription, 'path' | 'policy'> & Partial<ResourceDescription> & { draft: z.ZodObject | null },
  ): ResourceDescription => {
    const { draft, ...given } = rest;
    const fieldDescriptions = fieldsOf(record, draft, {});
    return {
      about,
      fields: fieldDescriptions.map(({ name }) => name),
      fieldDescriptions,
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
  const { read, write } = resources.seekers.may;
  const ofSeekers = { path: `/api/v1/${resources.seekers.path}/{id}`, policy: { read, write } };
  const ofOrders = { path: `/api/v1/${resources.orders.path}/{id}`, policy: { read: resources.orders.may.read } };
  return {
    interviews: part('Meetings with a candidate, part of an application.', interview, {
      path: '/api/v1/applications/{id}/interviews',
      policy: { read: 'people.read', send: 'applications.decide' },
      draft: interviewDraft,
      events: movesOf(interviewWorkflow as unknown as AnyWorkflow),
    }),
    experiences: part('Where a job seeker works or has worked, part of their record.', experience, {
      ...ofSeekers,
      draft: experience,
    }),
    educations: part('What a job seeker studies or has studied, part of their record.', education, {
      ...ofSeekers,
      draft: education,
    }),
    certificates: part('What a job seeker was certified to know, part of their record.', certificate, {
      ...ofSeekers,
      draft: certificate,
    }),
    examQuestions: part('What candidates are asked and what is right, part of an exam.', examQuestion, {
      path: `/api/v1/${resources.exams.path}/{id}`,
      policy: { read: resources.exams.may.read, write: resources.exams.may.write },
      draft: examQuestion,
    }),
    planFeatureValues: part('What a plan says of a feature, part of the plan.', planFeatureValue, {
      path: `/api/v1/${resources.plans.path}/{id}`,
      policy: { read: resources.plans.may.read, write: resources.plans.may.write },
      draft: planFeatureValue,
    }),
    orderItems: part('What was ordered, as it was offered then; part of an order.', orderItem, {
      ...ofOrders,
      draft: null,
    }),
    payments: part('One try to pay an order, part of it.', orderPayment, {
      ...ofOrders,
      draft: null,
      states: { main: [...paymentStatuses] },
      delete: 'D0',
    }),
    messages: part('What is written in a conversation, in one order for everybody.', message, {
      path: '/api/v1/conversations/{id}/messages',
      policy: { read: resources.conversations.may.read, send: resources.conversations.may.send },
      draft: message.pick({ text: true, replyTo: true, isInternal: true }),
      delete: 'D3',
    }),
    providerDocuments: part('What a provider proves itself by, part of its record.', recordFile, {
      path: '/api/v1/files',
      policy: { read: resources.providers.may.read, write: resources.providers.may.write },
      draft: null,
    }),
    pushNotifications: part('What is sent to phones when news is published, once for each.', pushNotification, {
      path: `/api/v1/${resources.news.path}/{id}`,
      policy: { read: resources.news.may.read },
      draft: null,
    }),
    offers: part('What a candidate was offered, version by version; part of an application.', offer, {
      path: '/api/v1/applications/{id}',
      policy: { read: 'people.read', send: 'applications.decide' },
      draft: z.strictObject(offerTerms),
    }),
    notes: part('What staff write about a record of any resource.', note, {
      path: '/api/v1/notes',
      policy: { read: 'session.use', write: 'session.use' },
      draft: note.pick({ title: true, text: true }),
      delete: 'D3',
    }),
    auditEvents: part('What somebody did, when, from where and what it changed; only added.', auditEvent, {
      path: '/api/v1/audit-events',
      policy: { read: 'audit.read' },
      draft: null,
      filters: Object.keys(contract.auditEvents.list.query.shape).filter((name) => name !== 'before'),
      delete: 'D0',
    }),
    settings: part('What administrators decide for everybody.', settings.extend({ effectiveFrom: instant }), {
      path: '/api/v1/settings',
      policy: { read: 'settings.write', write: 'settings.write' },
      draft: settings,
      events: [{ type: 'settings.revert', from: [], to: [], may: 'settings.write', who: ['admin'] }],
    }),
    notifications: part('What the product tells one member of staff.', notification, {
      path: '/api/v1/notifications',
      policy: { read: 'session.use', send: 'session.use' },
      draft: null,
      filters: ['state', 'kind', 'severity'],
      events: movesOf(notificationWorkflow as unknown as AnyWorkflow),
      bulk: Object.entries(contract.notifications)
        .filter(([, { method }]) => method === 'POST')
        .map(([verb]) => verb),
    }),
  };
}
