import { and, count, eq, gt } from 'drizzle-orm';
import { noticesAbout, queueOf, tell } from '../notices.ts';
import type { Tx } from '#db/database.ts';
import { auditEvents as events } from '#db/schema/platform.ts';
import { readSettings } from '#settings/read-settings.ts';

interface Revealing {
  id: string;
  name: string;
  count: number;
}

const hour = 3_600_000;
const told = noticesAbout<Revealing>(({ id }) => ({ ref: null, path: `/setting/audit?actor=${id}` }));

/** Whoever reads the audit log is told once an hour of somebody who reveals that much. */
export const revealNotices = {
  'pii.revealedOften': [
    told('revealsMany', queueOf('audit.read'), {
      params: ({ name, count: times }) => ({ name, times }),
      once: ({ id }, now) => `${id} ${now.slice(0, 13)}`,
    }),
  ],
};

/** Counts the reveals of the last hour, the one that is being made among them. */
export async function tellOfMany(tx: Tx, now: string, actor: { id: string; name: string }): Promise<void> {
  const { revealAlertAt } = await readSettings(tx, now);
  const since = new Date(Date.parse(now) - hour).toISOString();
  const ofActor = and(eq(events.actor_id, actor.id), eq(events.event, 'pii.revealed'), gt(events.at, since));
  const [found] = await tx.select({ times: count() }).from(events).where(ofActor);
  if (found!.times < revealAlertAt) return;
  await tell(revealNotices['pii.revealedOften'], { ...actor, count: found!.times }, { tx, now, actor });
}
