import { undoSeconds } from '@diwan/api-contract/undo';
import { and, desc, eq, exists, gte, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { Failures } from '#background/failures.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import {
  notificationsTable as notifications,
  notificationSettingsTable as settings,
} from '#db/schema/notifications.ts';
import type { AppDeps } from '#deps.ts';
import { enqueueMail } from '#resources/mails/outbox.ts';
import { theSystem } from '#workflows/apply-event.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

const riyadh = (now: Date) => new Date(now.getTime() + 3 * 3_600_000);

/** What is unread, in no mail yet, younger than the choice of mails and too old to be taken back. */
const unsent = (now: Date) =>
  and(
    eq(notifications.userId, settings.userId),
    eq(notifications.state, 'unread'),
    isNull(notifications.digestMailId),
    gte(notifications.createdAt, settings.digestSince),
    lte(notifications.createdAt, new Date(now.getTime() - undoSeconds * 1_000).toISOString()),
  );
const isCritical = eq(notifications.severity, 'critical');

/** Those whose hour has come and whose day is not done, and those who wait for what is critical. */
function isDue(tx: Tx, now: Date): SQL | undefined {
  const local = riyadh(now);
  const today = local.toISOString().slice(0, 10);
  const critical = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(unsent(now), isCritical));
  return or(
    and(
      eq(settings.digest, 'daily'),
      lte(settings.digestHour, local.getUTCHours()),
      or(isNull(settings.digestedOn), lt(settings.digestedOn, today)),
    ),
    and(eq(settings.digest, 'critical'), exists(critical)),
  );
}

/**
 * Puts the mails that are due into the outbox. Which notifications a mail holds is written in its transaction: whoever dies when, each
 * goes with one mail at most, and no mail is empty. Answers how many people were looked after.
 * @throws {Error} When all others were looked after: for how many it failed, and why for the first.
 */
export async function sweepDigests(deps: Deps): Promise<number> {
  const { orm, transaction } = deps.database;
  const due = await orm.select({ userId: settings.userId }).from(settings).where(isDue(orm, deps.clock()));
  const failures = new Failures();
  let served = 0;
  for (const { userId } of due)
    await failures.past(`the digest of ${userId}`, async () => {
      if (await transaction((tx) => serve(userId, tx, deps))) served += 1;
    });
  failures.tell();
  return served;
}

/** False for whom somebody else serves, or has served. */
async function serve(userId: string, tx: Tx, { clock, resources, keys: { sealing } }: Deps): Promise<boolean> {
  const now = clock();
  const [due] = await tx
    .select({ digest: settings.digest, name: staff.name })
    .from(settings)
    .innerJoin(staff, and(eq(staff.id, settings.userId), eq(staff.state, 'active')))
    .where(and(eq(settings.userId, userId), isDue(tx, now)))
    .for('update', { of: settings, skipLocked: true });
  if (!due) return false;
  const { digest, name } = due;
  const told = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(settings, eq(settings.userId, userId))
    .where(and(unsent(now), eq(notifications.userId, userId), digest === 'critical' ? isCritical : undefined))
    .orderBy(desc(notifications.createdAt));
  if (told.length > 0) {
    const at = now.toISOString();
    const writer = {
      tx,
      now: at,
      actor: theSystem,
      can: theSystem.can,
      request: null,
      resources,
      sealing,
      followUps: [],
    };
    const about = { staffId: userId, number: name };
    const mailId = await enqueueMail(writer, { template: 'notificationDigest', about }, at);
    await tx
      .update(notifications)
      .set({ digestMailId: mailId })
      .where(
        idIn(
          notifications.id,
          told.map(({ id }) => id),
        ),
      );
  }
  if (digest === 'daily')
    await tx
      .update(settings)
      .set({ digestedOn: riyadh(now).toISOString().slice(0, 10) })
      .where(eq(settings.userId, userId));
  return true;
}
