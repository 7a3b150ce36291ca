import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { fileBody, page } from '#page.ts';
import { routerOptions } from '#problem.ts';
import { resourcePath } from '#resources/resource-path.ts';
import { actorRef, calendarDate, id, instant, text } from '#schema.ts';
import { fileScans } from '#values/file.ts';
import { recordFileKinds } from '#values/recording-kinds.ts';

/** What a document is: one of the types of its record's resource, its number, and from when to when it holds. */
export const fileDescription = z.strictObject({
  type: z.string().max(40).nullable(),
  number: text().min(1).max(40).nullable(),
  issuedOn: calendarDate.nullable(),
  expiresOn: calendarDate.nullable(),
});
export type FileDescription = z.output<typeof fileDescription>;

/** A document of a record: what is known of it; its content is fetched apart. */
export const recordFile = fileDescription.extend({
  id,
  version: z.int().min(1),
  name: z.string(),
  kind: z.enum(recordFileKinds),
  size: z.int().min(1),
  /** Its content was checked by structure in any case. */
  scan: z.enum(fileScans),
  author: actorRef,
  createdAt: instant,
});
export type RecordFile = z.output<typeof recordFile>;

const params = z.strictObject({ id });

/** Documents of the records of every resource. Whoever may read the record may read them, whoever may change it may add and remove: the server asks the resource's own policy. */
export const filesRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/files',
      summary: 'List the documents of a record',
      query: z.strictObject({ resource: resourcePath, record: id, before: z.string().max(200).optional() }),
      responses: { 200: page(recordFile) },
      metadata: may('session.use'),
    },
    upload: {
      method: 'POST',
      path: '/files',
      summary: 'Upload a document',
      description:
        'The bytes are the body, with their Content-Length; they are checked against what the name promises.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      query: z.strictObject({ resource: resourcePath, record: id, name: z.string().min(1).max(1000) }),
      body: fileBody,
      responses: { 201: recordFile },
      metadata: may('session.use'),
    },
    download: {
      method: 'GET',
      path: '/files/:id/content',
      summary: 'Download a document',
      pathParams: params,
      responses: { 200: c.otherResponse({ contentType: 'application/octet-stream', body: fileBody }) },
      metadata: may('session.use'),
    },
    describe: {
      method: 'PATCH',
      path: '/files/:id',
      summary: 'Say what a document is',
      description: 'What is decided about a record may depend on it, so it raises the version of the record, too.',
      pathParams: params,
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: fileDescription,
      responses: { 200: recordFile },
      metadata: may('session.use'),
    },
    remove: {
      method: 'DELETE',
      path: '/files/:id',
      summary: 'Delete a document',
      pathParams: params,
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      responses: { 204: z.void() },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
