import { eventRegistrations } from '@diwan/api-contract/resources/event-registrations';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import { eventRegistrationWorkflow } from '@diwan/machines/workflows/event-registration/event-registration.workflow';
import { computed, defineResource } from '#crud/definition.ts';
import { isFilled, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { seekersTable } from '../seekers/table.ts';
import { eventsOf, registrationInput } from './input.ts';
import { eventRegistrationNotices } from './notices.ts';
import { countSeats, hasMissed, lockEvent, mayMoveUp, promoteNext, seatFor } from './seats.ts';
import { eventRegistrationsTable as table } from './table.ts';
import { hasOldDates, isCalledOff, isTheDayBefore, isToBeWritten, telling } from './telling.ts';

export const eventRegistrationsResource = defineResource({
  contract: eventRegistrations,
  table,
  filters: {
    isCheckedIn: isFilled(table.checkedInAt),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, checkedInAt: table.checkedInAt },
  label: ({ ticket }) => ({ ar: ticket }),
  computed: {
    event: computed(table, ['eventId'], async (rows, reader) => {
      const found = await eventsOf(rows, reader);
      return rows.map(({ eventId: id }) => ({ id, label: found.get(id)!.title }));
    }),
    seeker: computed(table, ['seekerId'], async (rows, { tx }) => {
      const { nameAr, nameEn } = seekersTable;
      const ids = rows.map(({ seekerId }) => seekerId);
      const image = pictureColumn(seekersContract, seekersTable);
      const found = await findNamed(tx, seekersTable, { nameAr, nameEn, image }, ids);
      return ids.map((id) => {
        const { nameAr: ar, nameEn: en, image } = found.get(id)!;
        return { id, label: { ar, ...(en ? { en } : {}) }, image };
      });
    }),
  },
  exported: {
    person: 'seeker',
    event: 'event',
    ticket: 'ticket',
    createdAt: 'createdAt',
    checkedIn: ['checkedInAt', 'checkedInBy'],
    state: 'state',
  },
  writing: {
    added: seatFor,
    duplicates: { event_registrations_event_id_seeker_id: { path: 'seekerId', code: 'alreadyRegistered' } },
  },
  workflowBinding: {
    workflow: eventRegistrationWorkflow,
    input: registrationInput,
    notices: eventRegistrationNotices,
    effects: {
      storeCheckIn: (_, { at }, { actor }) => ({ checkedInAt: at, checkedInBy: actor.name }),
      promoteNext,
      ...telling,
    },
    lockFirst: async (row, writer) => void (await lockEvent(row, writer)),
    onChange: countSeats,
  },
  timed: (now) => [
    { event: { type: 'eventRegistration.callOff' }, where: isCalledOff(now) },
    { event: { type: 'eventRegistration.tellDates' }, where: hasOldDates },
    { event: { type: 'eventRegistration.remind' }, where: isTheDayBefore(now) },
    { event: { type: 'eventRegistration.write' }, where: isToBeWritten },
    { event: { type: 'eventRegistration.promote' }, where: mayMoveUp },
    { event: { type: 'eventRegistration.miss' }, where: hasMissed },
  ],
  seed: async () => (await import('./seed.ts')).eventRegistrationsSeed,
});
