import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { countSeats } from '#resources/event-registrations/seats.ts';
import { eventRegistrationsTable as registrationsTable } from '#resources/event-registrations/table.ts';
import { eventSearchKey } from '#resources/events/search-key.ts';
import { eventsTable } from '#resources/events/table.ts';
import { recordsIn } from './records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().replace('Z', '000Z');

/** Puts whole events into a test's database: next month, of a verified employer, with whatever a test cares about given. */
export function eventsIn(database: Pick<Database, 'orm'>, now: Date) {
  const records = recordsIn(database);
  return {
    async event(row: Partial<typeof eventsTable.$inferInsert> = {}) {
      const event = {
        id: newId(),
        number: await nextNumber(database.orm, 'EVT', 'events_number'),
        createdBy: someone,
        updatedBy: someone,
        state: 'published' as const,
        organizerId: row.organizerId ?? (await records.employer()).id,
        title: { ar: 'ملتقى التوظيف', en: 'Job fair' },
        kind: 'career_fair' as const,
        description: { ar: `<p>${'نلتقي فيه بالباحثين عن عمل. '.repeat(3).trim()}</p>` },
        startAt: inDays(now, 30),
        endAt: inDays(now, 31),
        registrationClosesAt: inDays(now, 29),
        mode: 'onsite' as const,
        cityId: 'riyadh' as const,
        venueName: 'مركز المعارض',
        audience: 'all' as const,
        isApprovalRequired: false,
        hasCertificates: false,
        ...row,
      };
      const [added] = await database.orm
        .insert(eventsTable)
        .values({ ...event, searchKey: eventSearchKey(event, { ar: 'شركة الأفق' }) })
        .returning();
      return added!;
    },

    /** Somebody of their own who has a seat, with whatever a test cares about given. */
    async registration(eventId: string, row: Partial<typeof registrationsTable.$inferInsert> = {}) {
      const seeker = await records.seeker();
      const ticket = newId().replaceAll('-', '').slice(-12).toUpperCase();
      const [added] = await database.orm
        .insert(registrationsTable)
        .values({
          id: newId(),
          createdBy: someone,
          updatedBy: someone,
          state: 'confirmed',
          eventId,
          seekerId: seeker.id,
          ticket,
          createdAt: inDays(now, 0),
          searchKey: ticket.toLowerCase(),
          ...row,
        })
        .returning();
      await countSeats(null, added!, { tx: database.orm });
      return added!;
    },
  };
}
