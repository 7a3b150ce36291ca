import { z } from 'zod';
import { may, mayAfterStepUp } from '../capabilities.ts';
import { c } from '../contract.ts';
import { type EventSchema, noEvents } from '../crud.ts';
import { fileBody, page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { resources } from '../resources/index.ts';
import { mailFailure } from '../resources/mails.ts';
import { resourcePath } from '../resources/resource-path.ts';
import { availableEvent, id, instant, localizedText } from '../schema.ts';
import { bulkOutcomes, bulkStates, mostNamed } from '../values/bulk.ts';
import { mailOutcomes } from '../values/records/mail.ts';
import { bankFileFormats } from '../values/records/wallet.ts';
import { languages } from '../values/staff.ts';

/** Records by id, or all that a list's query matches except a few; the server holds the query to the list's own rules. */
export const bulkSelection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('some'), ids: z.array(id).min(1).max(mostNamed) }),
  z.strictObject({
    kind: z.literal('all'),
    query: z.record(z.string().max(60), z.string().max(2000)),
    except: z.array(id).max(mostNamed),
  }),
]);
export type BulkSelection = z.output<typeof bulkSelection>;

const eventSchemas = new Set<EventSchema>(Object.values(resources).map(({ events }) => events));
eventSchemas.delete(noEvents);

/** An event of the resource's workflow with its payload, or the deletion of the record. */
export const bulkAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('record.remove') }),
  ...([...eventSchemas] as unknown as [z.ZodDiscriminatedUnion]),
]) as unknown as z.ZodType<{ type: string }, { type: string }>;
export type BulkAction = z.output<typeof bulkAction>;

/** Why rows are blocked or failed, and how many; `state` is theirs where the reason is that they are in a wrong one. */
const reasonCount = z.strictObject({ reason: z.string(), state: z.string().nullable(), count: z.int() });
export type BulkReasonCount = z.output<typeof reasonCount>;

export const bulkPreflight = z.strictObject({
  total: z.int(),
  allowed: z.int(),
  blocked: z.array(reasonCount),
});
export type BulkPreflight = z.output<typeof bulkPreflight>;

export const bulkOperation = z.strictObject({
  id,
  version: z.int().min(1),
  resource: resourcePath,
  action: z.looseObject({ type: z.string() }),
  state: z.enum(bulkStates),
  /** Why the server stopped it before its end. */
  stopReason: z.string().nullable(),
  total: z.int(),
  counts: z.record(z.enum(bulkOutcomes), z.int()),
  reasons: z.array(reasonCount.extend({ outcome: z.enum(bulkOutcomes) })),
  /** Where it writes to people: how many mails have come how far. */
  mails: z.record(z.enum(mailOutcomes), z.int()).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  availableEvents: z.array(availableEvent),
});
export type BulkOperation = z.output<typeof bulkOperation>;

export const bulkItem = z.strictObject({
  recordId: id,
  /** Null when the record is gone and was never named. */
  label: z.strictObject({ ar: z.string(), en: z.string().optional() }).nullable(),
  /** Where the resource numbers its records. */
  number: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  reason: z.string().nullable(),
  /** The state that was the wrong one. */
  state: z.string().nullable(),
  attempts: z.int(),
  /** Where the operation writes to people: what became of the mail, and why it failed. */
  mail: z.strictObject({ outcome: z.enum(mailOutcomes), failure: mailFailure.nullable() }).nullable(),
  at: instant.nullable(),
});
export type BulkItem = z.output<typeof bulkItem>;

export const bulkEvents = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bulk.pause') }),
  z.strictObject({ type: z.literal('bulk.resume') }),
  z.strictObject({ type: z.literal('bulk.cancel') }),
  z.strictObject({ type: z.literal('bulk.retryFailed') }),
  z.strictObject({ type: z.literal('bulk.recall') }),
]);
export type BulkEvent = z.output<typeof bulkEvents>;

const letter = z.strictObject({
  recipient: localizedText(),
  /** Masked. */
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where it is shown formatted, for a minute. */
  page: z.string(),
});
export type Letter = z.output<typeof letter>;

const params = z.strictObject({ id });
const idempotencyKey = z.object({ 'idempotency-key': z.uuid() });

/** One action on many records. Whoever may do it to one record may do it to many: the server asks the resource's own policy. */
export const bulkRouter = c.router(
  {
    preflight: {
      method: 'POST',
      path: '/bulk/preflight',
      summary: 'Ask what an action on many records would do',
      description: 'Without its payload the action is judged by one that the rules accept.',
      body: z.strictObject({
        resource: resourcePath,
        selection: bulkSelection,
        action: z.union([bulkAction, z.strictObject({ type: z.string().max(60) })]),
      }),
      responses: { 200: bulkPreflight },
      metadata: may('session.use'),
    },
    letter: {
      method: 'POST',
      path: '/bulk/letter',
      summary: 'Read what an action would write to the first whom it may write to',
      description: 'Nothing is done. The letter is null when it would write to none of them.',
      body: z.strictObject({
        resource: resourcePath,
        selection: bulkSelection,
        action: bulkAction,
        language: z.enum(languages).optional(),
      }),
      responses: { 200: z.strictObject({ letter: letter.nullable() }) },
      metadata: may('bulk.email'),
    },
    start: {
      method: 'POST',
      path: '/bulk',
      summary: 'Start an action on many records',
      description: "The server asks the resource's own policy: whoever may do it to one record may do it to many.",
      headers: idempotencyKey,
      body: z.strictObject({ resource: resourcePath, selection: bulkSelection, action: bulkAction }),
      responses: { 201: bulkOperation },
      metadata: may('session.use'),
    },
    cvs: {
      method: 'POST',
      path: '/bulk/cvs',
      summary: 'Download the CVs of selected applications as one file',
      description:
        'Each is written into the history of its application. Those without a CV that can be handed out are left out; `Diwan-Left-Out` says how many.',
      body: z.strictObject({ selection: bulkSelection }),
      responses: { 200: c.otherResponse({ contentType: 'application/zip', body: fileBody }) },
      metadata: mayAfterStepUp('export.pii'),
    },
    bankFile: {
      method: 'POST',
      path: '/bulk/bank-file',
      summary: 'Download the batch of selected withdrawals as a file for the bank',
      description:
        'As pain.001.001.09 of ISO 20022, as CSV or as XLSX, each with its count and its total. From the first file on nothing comes into the batch; the same file can be had again until the bank has answered.',
      body: z.strictObject({ selection: bulkSelection, format: z.enum(bankFileFormats), language: z.enum(languages) }),
      responses: { 200: c.otherResponse({ contentType: 'application/xml', body: fileBody }) },
      metadata: mayAfterStepUp('money.pay'),
    },
    list: {
      method: 'GET',
      path: '/bulk',
      summary: "List one's own bulk operations",
      description: 'Newest first; `before` takes the cursor `next`.',
      query: z.strictObject({ before: z.string().max(200).optional() }),
      responses: { 200: page(bulkOperation) },
      metadata: may('session.use'),
    },
    view: {
      method: 'GET',
      path: '/bulk/:id',
      summary: 'Read a bulk operation',
      pathParams: params,
      responses: { 200: bulkOperation },
      metadata: may('session.use'),
    },
    items: {
      method: 'GET',
      path: '/bulk/:id/items',
      summary: 'List the rows of a bulk operation',
      description: 'What became of each record, and why.',
      pathParams: params,
      query: z.strictObject({ outcome: z.enum(bulkOutcomes).optional(), after: z.string().max(20).optional() }),
      responses: { 200: page(bulkItem) },
      metadata: may('session.use'),
    },
    send: {
      method: 'POST',
      path: '/bulk/:id/events',
      summary: 'Steer a bulk operation',
      pathParams: params,
      headers: idempotencyKey.extend({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: bulkEvents,
      responses: { 200: bulkOperation },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
