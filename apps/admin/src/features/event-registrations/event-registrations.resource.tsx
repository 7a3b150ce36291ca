import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { registrationStates } from '@diwan/api-contract/values/records/event';
import { Link, Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

const TicketCode = lazyNow(['eventRegistrations'], async () => ({
  default: (await import('./ticket/TicketCode.tsx')).TicketCode,
}));

const seatless = new Set<EventRegistration['state']>(['waitlisted', 'cancelled']);
const holdsSeat = (state: EventRegistration['state']) => !seatless.has(state);

export const eventRegistrations = defineResource({
  key: 'eventRegistrations',
  isPersonal: true,
  workflow: 'eventRegistration',
  label: ({ seeker }, language) => localizedLabel(seeker.label, language),
  columns: [
    {
      key: 'person',
      width: '26%',
      cell: ({ seeker }, { language }) =>
        cells.faced(
          { of: 'person', name: localizedLabel(seeker.label, language), image: seeker.image },
          cells.localized(seeker.label, language),
        ),
    },
    { key: 'event', cell: ({ event }, { language }) => cells.localized(event.label, language) },
    { key: 'ticket', cell: ({ ticket }) => cells.latin(ticket) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'checkedIn',
      sort: 'checkedInAt',
      cell: ({ checkedInAt, checkedInBy }, context) =>
        checkedInAt
          ? cells.twoLines(cells.moment(checkedInAt, context), checkedInBy)
          : cells.moment(checkedInAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('eventRegistration', state, context) },
  ],
  filters: {
    state: null,
    event: 'field',
    seeker: 'field',
    isCheckedIn: { kind: 'flag' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: registrationStates,
  fields: contractFields.eventRegistrations,
  sections: [{ key: 'registration', fields: ['eventId', 'seekerId'] }],
  blank: () => ({ eventId: null, seekerId: null }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/event-registrations')).eventRegistrations.draft,
  }),
  computed: [
    {
      key: 'event',
      cell: ({ event: { id, label } }, { language }) => (
        <Link href={recordPath('events', id)}>{localizedLabel(label, language)}</Link>
      ),
    },
    { key: 'ticket', cell: ({ ticket }) => cells.latin(ticket) },
    {
      key: 'qr',
      isLong: true,
      cell: ({ ticket, state }) =>
        holdsSeat(state) && (
          <Suspense fallback={<Skeleton shape="code" />}>
            <TicketCode ticket={ticket} />
          </Suspense>
        ),
    },
    { key: 'checkedInAt', cell: ({ checkedInAt }, context) => cells.moment(checkedInAt, context) },
    { key: 'checkedInBy', cell: ({ checkedInBy }) => cells.text(checkedInBy) },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/event-registration/event-registration.machine')).eventRegistrationMachine,
  events: ['eventRegistration.checkIn', 'eventRegistration.confirm', 'eventRegistration.cancel'],
  mainEvents: ['eventRegistration.checkIn', 'eventRegistration.confirm'],
});
