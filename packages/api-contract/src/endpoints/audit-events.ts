import { z } from 'zod';
import { activityEntry } from '../activity.ts';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { day, exportFormats, fileBody, flag, many, page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { actorRef, id, instant } from '../schema.ts';
import { languages } from '../values/staff.ts';

/** What an event was caused by: somebody on the screens, a program that calls the API, or the server itself. */
export const auditSources = ['ui', 'api', 'job'] as const;

export const auditEvent = activityEntry.extend({
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The path of a resource, or what else it is about: `staff`, `settings`, `exports`, … */
  entityType: z.string(),
  entityId: z.string(),
  entityLabel: z.strictObject({ ar: z.string(), en: z.string().optional() }),
  diff: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown(), pii: z.boolean() })),
  source: z.enum(auditSources),
  workflowVersion: z.int().nullable(),
});
export type AuditEvent = z.output<typeof auditEvent>;

const name = z.string().regex(/^[\w.-]{1,60}$/);
const filters = {
  /** The id of whoever did it. */
  actor: z.string().max(60).optional(),
  entity: many(name),
  entityId: z.string().max(60).optional(),
  event: many(name),
  from: day,
  to: day,
  ip: z.string().max(60).optional(),
  hasDiff: flag,
  source: many(z.enum(auditSources)),
};
const query = z.strictObject({ ...filters, before: z.string().max(120).optional() });
export type AuditQuery = z.output<typeof query>;

export const auditVerificationStates = ['running', 'sound', 'tampered', 'interrupted', 'failed'] as const;

/** One look at the whole log: whether each event is as it was sealed, and whether any is missing. */
export const auditVerification = z.strictObject({
  id,
  state: z.enum(auditVerificationStates),
  startedAt: instant,
  startedBy: actorRef,
  finishedAt: instant.nullable(),
  /** Events that were checked, of those that there were. */
  checked: z.int(),
  total: z.int(),
  faults: z.int(),
  /** The first broken link. */
  finding: z
    .strictObject({
      kind: z.enum(['changed', 'forged', 'deleted', 'cutOff', 'gone', 'hidden', 'journal']),
      entityType: z.string(),
      entityId: z.string(),
      position: z.int(),
      at: instant.nullable(),
      detail: z.string(),
    })
    .nullable(),
});
export type AuditVerification = z.output<typeof auditVerification>;

const policy = may('audit.read');

export const auditEventsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/audit-events',
      summary: 'Read the audit log, newest first',
      query,
      responses: { 200: page(auditEvent) },
      metadata: policy,
    },
    export: {
      method: 'GET',
      path: '/audit-events/export',
      summary: 'Export the audit log',
      query: z.strictObject({ ...filters, format: z.enum(exportFormats), language: z.enum(languages) }),
      responses: { 200: fileBody },
      metadata: policy,
    },
    verification: {
      method: 'GET',
      path: '/audit-events/verification',
      summary: 'Read what the last verification of the log found',
      responses: { 200: z.strictObject({ last: auditVerification.nullable() }) },
      metadata: policy,
    },
    verify: {
      method: 'POST',
      path: '/audit-events/verification',
      summary: 'Verify the whole log',
      description: 'One that runs already is answered.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: z.strictObject({}),
      responses: { 202: auditVerification },
      metadata: policy,
    },
  },
  routerOptions,
);
