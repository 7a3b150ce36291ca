import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { many, page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { type ResourceKey, resources } from '../resources/index.ts';
import { id, instant, localizedText } from '../schema.ts';
import {
  digests,
  notificationEvents,
  notificationKinds,
  notificationStates,
  severities,
} from '../values/records/notification.ts';
import { languages } from '../values/staff.ts';

const resourceKeys = Object.keys(resources) as [ResourceKey, ...ResourceKey[]];

export const notificationKind = z.enum(notificationKinds);

export const notification = z.strictObject({
  id,
  userId: id,
  /** Names the text; the screens translate it with `params` and the name of what it is about. */
  kind: notificationKind,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  severity: z.enum(severities),
  /** The record that it is about, under the name that it had. */
  ref: z.strictObject({ resource: z.enum(resourceKeys), id, label: localizedText({ max: 400 }) }).nullable(),
  /** Where it leads, when that is not the page of the record. */
  path: z.string().nullable(),
  state: z.enum(notificationStates),
  /** What may be done with it now. */
  actions: z.array(z.enum(notificationEvents)),
  createdAt: instant,
  readAt: instant.nullable(),
  archivedAt: instant.nullable(),
});
export type Notification = z.output<typeof notification>;

/** Notifications about one record, the newest few of them first; one that is about no record stands alone. */
export const notificationGroup = z.strictObject({
  /** Of the record, or of the one notification that is about none. */
  key: id,
  items: z.array(notification).min(1),
  count: z.int(),
  unread: z.int(),
});
export type NotificationGroup = z.output<typeof notificationGroup>;

const query = z.strictObject({
  /** Without it all but those that were put away. */
  state: many(z.enum(notificationStates)),
  kind: many(notificationKind),
  severity: many(z.enum(severities)),
  before: z.string().max(200).optional(),
});
export type NotificationQuery = z.output<typeof query>;

/** What somebody wants to be told of, and how. */
export const notificationSettings = z.strictObject({
  /** Kinds that they are not told of. */
  muted: z.array(notificationKind),
  digest: z.enum(digests),
  /** When the day's mail leaves, by a clock in Riyadh. */
  digestHour: z.int().min(0).max(23),
  /** In which it is written. */
  language: z.enum(languages),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** The same as they are kept; version 0 where nobody has chosen anything yet. */
export const keptNotificationSettings = notificationSettings.extend({ version: z.int().min(0) });
export type KeptNotificationSettings = z.output<typeof keptNotificationSettings>;

/** How many are unread afterwards, and which have changed; what was so already, or is not one's own, has not. */
const moved = z.strictObject({ count: z.int(), changed: z.array(id) });

export const notificationsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/notifications',
      summary: "List one's own notifications",
      query,
      responses: { 200: page(notification) },
      metadata: may('session.use'),
    },
    groups: {
      method: 'GET',
      path: '/notifications/groups',
      summary: "List one's own notifications by what they are about",
      query,
      responses: { 200: page(notificationGroup) },
      metadata: may('session.use'),
    },
    unreadCount: {
      method: 'GET',
      path: '/notifications/unread-count',
      summary: "Count one's unread notifications",
      responses: { 200: z.strictObject({ count: z.int() }) },
      metadata: may('session.use'),
    },
    send: {
      method: 'POST',
      path: '/notifications/events',
      summary: "Send an event to some of one's notifications",
      description:
        '`ids` are of notifications, or of records that they are about. Those that it is not possible for stay as they are.',
      body: z.strictObject({ type: z.enum(notificationEvents), ids: z.array(id).min(1).max(1000) }),
      responses: { 200: moved },
      metadata: may('session.use'),
    },
    markAllRead: {
      method: 'POST',
      path: '/notifications/mark-all-read',
      summary: "Mark all of one's notifications as read",
      body: z.strictObject({}),
      responses: { 200: z.strictObject({ count: z.int() }) },
      metadata: may('session.use'),
    },
    settings: {
      method: 'GET',
      path: '/me/notification-settings',
      summary: 'Read what one wants to be told of',
      responses: { 200: keptNotificationSettings },
      metadata: may('session.use'),
    },
    keepSettings: {
      method: 'PUT',
      path: '/me/notification-settings',
      summary: 'Choose what one wants to be told of',
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: notificationSettings,
      responses: { 200: keptNotificationSettings },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
