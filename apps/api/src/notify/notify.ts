import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import { severityOf } from '@diwan/api-contract/values/records/notification';
import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import {
  notificationsTable as notifications,
  notificationSettingsTable as settings,
} from '../db/schema/notifications.ts';
import { publish } from '../realtime/publish.ts';
import { unreadOf } from './unread.ts';

export interface NewNotification extends Pick<Notification, 'kind' | 'params' | 'ref'> {
  /** Who is told. */
  userIds: readonly string[];
  /** Where it leads, when that is not the page of what it is about. */
  path?: string | null;
  /** Names what has happened: nobody is told twice of one kind that it has. */
  once: string;
}

/** Leaves a notification for members of staff and rings their bells when the transaction commits. */
export async function notify(tx: Tx, { userIds, path = null, ...content }: NewNotification): Promise<void> {
  const told = await unmuted(tx, userIds, content.kind);
  if (told.length === 0) return;
  const severity = severityOf[content.kind];
  const rows = told.map((userId) => ({ id: newId(), userId, path, severity, ...content }));
  const added = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.userId, notifications.kind, notifications.once] })
    .returning({ id: notifications.id, userId: notifications.userId });
  const unread = await unreadOf(
    tx,
    added.map(({ userId }) => userId),
  );
  for (const { id, userId } of added)
    await publish(tx, channels.person(userId), 'notification.added', { id, unread: unread.get(userId) ?? 0 });
}

/** Those of some people who want to be told of such things. */
async function unmuted(tx: Tx, userIds: readonly string[], kind: NewNotification['kind']): Promise<string[]> {
  const { userId, muted } = settings;
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .select({ userId })
          .from(settings)
          .where(and(inArray(userId, [...userIds]), arrayContains(muted, [kind])));
  const deaf = new Set(rows.map((row) => row.userId));
  return userIds.filter((id) => !deaf.has(id));
}

/** Takes back what was told of an event that did not last. */
export async function withdrawNotifications(tx: Tx, once: string): Promise<void> {
  const gone = await tx
    .delete(notifications)
    .where(eq(notifications.once, once))
    .returning({ userId: notifications.userId });
  await publishUnread(
    tx,
    gone.map(({ userId }) => userId),
  );
}

/** Tells everybody of some people, wherever they are signed in, how many notifications they have not read. */
export async function publishUnread(tx: Tx, userIds: readonly string[]): Promise<void> {
  const people = [...new Set(userIds)];
  const unread = await unreadOf(tx, people);
  for (const userId of people)
    await publish(tx, channels.person(userId), 'notification.changed', { unread: unread.get(userId) ?? 0 });
}
