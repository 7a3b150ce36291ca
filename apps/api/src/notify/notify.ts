import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { staff } from '../db/schema/identity.ts';
import { notificationsTable as notifications } from '../db/schema/realtime.ts';
import { publish } from '../realtime/publish.ts';
import { unreadOf } from './unread.ts';

export interface NewNotification extends Pick<Notification, 'kind' | 'params' | 'severity' | 'path'> {
  /** Who is told; all staff means everyone whose account is active. */
  userIds: string[] | 'allStaff';
}

/** Leaves a notification for members of staff and rings their bells when the transaction commits. */
export async function notify(tx: Tx, { userIds, ...content }: NewNotification): Promise<void> {
  const receivers = userIds === 'allStaff' ? await activeStaff(tx) : userIds;
  if (receivers.length === 0) return;
  const rows = receivers.map((userId) => ({ id: newId(), userId, ...content }));
  await tx.insert(notifications).values(rows);
  const unread = await unreadOf(tx, receivers);
  for (const { id, userId } of rows) {
    await publish(tx, channels.person(userId), 'notification.added', { id, unread: unread.get(userId) ?? 0 });
  }
}

async function activeStaff(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: staff.id }).from(staff).where(eq(staff.state, 'active'));
  return rows.map(({ id }) => id);
}
