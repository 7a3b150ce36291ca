import type { ActorRef } from '@diwan/api-contract/schema';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { auditPersonal } from '#db/schema/platform.ts';
import { recordAudit } from '../record.ts';
import type { AuditPerson } from './personal.ts';

/** So many events are named by one entry of the log. */
const named = 1_000;

/** The event that says which events have lost their personal values; a value that is gone without it was tampered with. */
export const erasure = 'personal.erased';

/** Erases what the log says of a person, and of nobody known where it names them by one of `words`; answers in how many events. */
export async function erasePersonal(
  tx: Tx,
  { person, words, actor }: { person: AuditPerson & { id: string }; words: readonly string[]; actor: ActorRef },
): Promise<number> {
  const names = (word: string): SQL => sql`position(${word} in ${auditPersonal.content}::text) > 0`;
  const ofNobody =
    words.length > 0 ? sql`${auditPersonal.person_id} is null and (${or(...words.map(names))})` : sql`false`;
  const erased = await tx
    .delete(auditPersonal)
    .where(or(eq(auditPersonal.person_id, person.id), ofNobody))
    .returning({ id: auditPersonal.event_id });
  const ids = erased.map(({ id }) => id).sort();
  for (let from = 0; from < ids.length; from += named) {
    await recordAudit(tx, {
      actor,
      entityType: 'erasures',
      entityId: person.id,
      entityLabel: person.alias,
      event: erasure,
      diff: [{ path: 'events', before: null, after: ids.slice(from, from + named) }],
    });
  }
  return ids.length;
}
