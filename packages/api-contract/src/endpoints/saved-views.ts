import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { resources } from '../resources/index.ts';
import { id, instant } from '../schema.ts';
import { plainName } from '../values/text/plain-name.ts';

type Path = (typeof resources)[keyof typeof resources]['path'];

const paths = Object.values(resources).map(({ path }) => path) as [Path, ...Path[]];

/** How many views one person may keep of one list. */
export const mostViews = 50;

const draft = z.strictObject({
  name: z.string().max(500).overwrite(plainName).min(1, { error: 'required' }).max(60),
  /** The list's state as it stands in an address; it is data, and only the list makes an address of it. */
  search: z
    .string()
    .max(2000)
    .regex(/^(\?[^\p{Cc}\p{Cf}\s]*)?$/u),
  /** Whether everybody sees it; only its owner changes it. */
  isShared: z.boolean(),
});
export type SavedViewDraft = z.output<typeof draft>;

export const savedView = draft.extend({
  id,
  version: z.int().min(1),
  /** Path of the resource whose list it shows. */
  resource: z.enum(paths),
  owner: z.strictObject({ id, name: z.string() }),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
  updatedAt: instant,
});
export type SavedView = z.output<typeof savedView>;

const params = z.strictObject({ id });
const ifMatch = z.object({ 'if-match': z.string().regex(/^"v\d+"$/) });

export const savedViewsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/saved-views',
      summary: 'List the saved views of a list',
      description: "One's own and those that others share, by name.",
      query: z.strictObject({ resource: z.enum(paths) }),
      responses: { 200: z.array(savedView) },
      metadata: may('session.use'),
    },
    add: {
      method: 'POST',
      path: '/saved-views',
      summary: 'Save a view',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: draft.extend({ resource: z.enum(paths) }),
      responses: { 201: savedView },
      metadata: may('session.use'),
    },
    edit: {
      method: 'PATCH',
      path: '/saved-views/:id',
      summary: 'Change a saved view',
      pathParams: params,
      headers: ifMatch,
      body: draft.partial(),
      responses: { 200: savedView },
      metadata: may('session.use'),
    },
    remove: {
      method: 'DELETE',
      path: '/saved-views/:id',
      summary: 'Delete a saved view',
      pathParams: params,
      headers: ifMatch,
      responses: { 204: z.void() },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
