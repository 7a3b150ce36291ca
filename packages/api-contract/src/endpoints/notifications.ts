import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { flag, page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { id, instant } from '../schema.ts';

export const notification = z.strictObject({
  id,
  /** Names the text; the screens translate it with `params`. */
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  severity: z.enum(['info', 'success', 'warning', 'critical']),
  /** Path of the screen it is about. */
  path: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
});
export type Notification = z.output<typeof notification>;

export const notificationsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/notifications',
      summary: "List one's own notifications",
      query: z.strictObject({ isUnread: flag, before: z.string().max(200).optional() }),
      responses: { 200: page(notification) },
      metadata: may('session.use'),
    },
    unreadCount: {
      method: 'GET',
      path: '/notifications/unread-count',
      summary: "Count one's unread notifications",
      responses: { 200: z.strictObject({ count: z.int() }) },
      metadata: may('session.use'),
    },
    markRead: {
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark notifications as read',
      description: 'Some, or all when `ids` is absent.',
      body: z.strictObject({ ids: z.array(id).max(1000).optional() }),
      responses: { 200: z.strictObject({ count: z.int() }) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
