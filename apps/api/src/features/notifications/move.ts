import { type NotificationEventType, notificationEvents } from '@diwan/api-contract/values/records/notification';
import type { notificationMachine } from '@diwan/machines/workflows/notification/notification.machine';
import { notificationWorkflow } from '@diwan/machines/workflows/notification/notification.workflow';
import { type EffectsOf, evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq, type SQL } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { type NotificationRow, notificationsTable as notifications } from '#db/schema/notifications.ts';
import type { Actor } from '#http/requests/actor.ts';
import { publishUnread } from '#notify/notify.ts';

type Kept = Pick<NotificationRow, 'state' | 'readAt'>;
type Effects = EffectsOf<typeof notificationMachine>;

/** What the notification workflow names, carried out; what it returns is written to the rows. */
export const notificationEffects: { [Type in keyof Effects]: (params: Effects[Type]) => Partial<NotificationRow> } = {
  storeRead: ({ at }) => ({ readAt: at }),
  clearRead: () => ({ readAt: null }),
  storeArchived: ({ at }) => ({ archivedAt: at }),
  clearArchived: () => ({ archivedAt: null }),
};

function verdictOn({ state, readAt }: Kept, type: NotificationEventType, actor: Actor, now: string) {
  const subject = { state, input: { now, wasRead: readAt !== null }, can: actor.can };
  return evaluate(notificationWorkflow, subject, { type });
}

/** What may be done with a notification now. */
export const actionsOf = (row: Kept, actor: Actor, now: string): NotificationEventType[] =>
  notificationEvents.filter((type) => verdictOn(row, type, actor, now).kind === 'accepted');

/** Sends an event to those of somebody's notifications of which `which` is true; answers which of them it has changed. */
export async function moveNotifications(
  tx: Tx,
  { type, which }: { type: NotificationEventType; which: SQL | undefined },
  actor: Actor,
  now: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: notifications.id, state: notifications.state, readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), which))
    .orderBy(notifications.id)
    .for('update');
  const alike = Map.groupBy(rows, ({ state, readAt }) => `${state} ${readAt !== null}`);
  const changed: string[] = [];
  for (const [first, ...others] of alike.values()) {
    const verdict = verdictOn(first!, type, actor, now);
    if (verdict.kind === 'refused') continue;
    const ids = [first!, ...others].map(({ id }) => id);
    const columns: Partial<NotificationRow> = {};
    for (const effect of verdict.effects)
      Object.assign(columns, notificationEffects[effect.type as keyof Effects](effect.params as never));
    await tx.update(notifications).set(columns).where(idIn(notifications.id, ids));
    changed.push(...ids);
  }
  if (changed.length > 0) await publishUnread(tx, [actor.id]);
  return changed;
}
