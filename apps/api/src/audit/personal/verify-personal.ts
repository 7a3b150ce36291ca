import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { auditPersonal as beside, auditEvents as events } from '#db/schema/platform.ts';
import { type Finding, placeOf, whoDid } from '../verdict.ts';
import { erasure } from './erase.ts';
import { digestOf } from './personal.ts';

const pageSize = 1_000;

/** What stands beside the log is what was sealed, and what stands there no more was erased by an event that says so. */
export async function checkPersonal(tx: Tx, add: (finding: Finding) => void): Promise<void> {
  await checkKept(tx, add);
  await checkGone(tx, add);
}

async function checkKept(tx: Tx, add: (finding: Finding) => void): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await tx
      .select({ kept: beside, event: events })
      .from(beside)
      .leftJoin(events, eq(events.id, beside.event_id))
      .where(after === undefined ? undefined : gt(beside.event_id, after))
      .orderBy(asc(beside.event_id))
      .limit(pageSize);
    for (const { kept, event } of page) {
      const { event_id: id, person_id: personId, salt, content } = kept;
      if (event?.personal && digestOf(salt, personId, content).equals(event.personal)) continue;
      const place = event ? placeOf(event) : { entityType: 'audit', entityId: id, position: 0, at: null };
      const whose = event ? whoDid(event) : 'an event that is not there';
      add({ ...place, kind: event?.personal ? 'changed' : 'forged', detail: `the personal values of ${whose}` });
    }
    after = page.at(-1)?.kept.event_id;
    if (page.length < pageSize) return;
  }
}

async function checkGone(tx: Tx, add: (finding: Finding) => void): Promise<void> {
  const erased = new Set<unknown>();
  for (const { diff } of await tx.select({ diff: events.diff }).from(events).where(eq(events.event, erasure)))
    for (const { after: ids } of diff) for (const id of Array.isArray(ids) ? ids : []) erased.add(id);
  for (let after: string | undefined; ; ) {
    const page = await tx
      .select({ event: events })
      .from(events)
      .leftJoin(beside, eq(events.id, beside.event_id))
      .where(
        and(
          isNotNull(events.personal),
          isNull(beside.event_id),
          after === undefined ? undefined : gt(events.id, after),
        ),
      )
      .orderBy(asc(events.id))
      .limit(pageSize);
    for (const { event } of page)
      if (!erased.has(event.id))
        add({
          ...placeOf(event),
          kind: 'deleted',
          detail: `the personal values of ${whoDid(event)}, without an erasure`,
        });
    after = page.at(-1)?.event.id;
    if (page.length < pageSize) return;
  }
}
