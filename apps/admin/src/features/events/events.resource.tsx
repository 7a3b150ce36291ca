import type { EventRow } from '@diwan/api-contract/resources/events';
import { cityIds } from '@diwan/api-contract/values/places/cities';
import { eventStates } from '@diwan/api-contract/values/records/event';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { fetchAttendees } from './fetch-attendees.ts';

/** How many hold a seat of how many there are, and how many wait for one. */
function seats({ registeredCount, capacity, waitlistCount }: EventRow, { format, t }: CellContext) {
  const taken = format.number(registeredCount);
  const figure = capacity === null ? taken : `${taken} / ${format.number(capacity)}`;
  return waitlistCount > 0
    ? cells.twoLines(figure, t('waiting', { count: waitlistCount, number: format.number(waitlistCount) }))
    : figure;
}

export const events = defineResource({
  key: 'events',
  workflow: 'event',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '24%',
      cell: ({ title, number }, { language }) => cells.twoLines(cells.localized(title, language), cells.latin(number)),
    },
    { key: 'kind', cell: ({ kind }, { t }) => t(`choices.eventKind.${kind}`) },
    {
      key: 'organizer',
      cell: ({ organizer: { label, image } }, { language }) =>
        cells.faced({ of: 'company', name: localizedLabel(label, language), image }, cells.localized(label, language)),
    },
    {
      key: 'date',
      sort: 'startAt',
      cell: ({ startAt }, context) => cells.exactly(startAt, context),
    },
    {
      key: 'place',
      cell: ({ mode, cityId }, context) => {
        const how = context.t(`choices.eventMode.${mode}`);
        return cityId ? cells.twoLines(cells.cities([cityId], context), how) : how;
      },
    },
    { key: 'seats', sort: 'registeredCount', align: 'end', cell: seats },
    {
      key: 'price',
      align: 'end',
      cell: ({ price }, context) => (price === null ? context.t('free') : cells.money(price, context)),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('event', state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    kind: 'field',
    city: { kind: 'choices', values: cityIds, labels: 'city' },
    mode: 'field',
    organizer: 'field',
    isFree: { kind: 'flag' },
    isFull: { kind: 'flag' },
    isFeatured: { kind: 'flag' },
    startsFrom: { kind: 'dayRange', to: 'startsTo' },
    startsTo: null,
  },
  states: eventStates,
  fields: contractFields.events,
  sections: [
    { key: 'event', fields: ['organizerId', 'title', 'kind', 'audience', 'industries', 'cover'] },
    { key: 'text', fields: ['summary', 'description'] },
    { key: 'time', fields: ['startAt', 'endAt'] },
    { key: 'place', fields: ['mode', 'cityId', 'venueName', 'venue', 'joinUrl'] },
    {
      key: 'registration',
      fields: [
        'registrationOpensAt',
        'registrationClosesAt',
        'capacity',
        'price',
        'isApprovalRequired',
        'hasCertificates',
      ],
    },
    { key: 'programme', fields: ['speakers', 'agenda'] },
  ],
  loadDraft: async () => {
    const { eventDraft, eventRules } = await import('@diwan/api-contract/resources/event-draft');
    return { schema: eventDraft, rules: eventRules };
  },
  hasDocuments: true,
  related: [{ key: 'eventRegistrations', resource: 'eventRegistrations', filter: 'event' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/event/event.machine')).eventMachine,
  events: [
    'event.approve',
    'event.submit',
    'event.reschedule',
    'event.reject',
    'event.closeRegistration',
    'event.feature',
    'event.unfeature',
    'event.mailRegistrants',
    'event.postpone',
    'event.cancel',
  ],
  bulkEvents: [
    'event.approve',
    'event.reject',
    'event.feature',
    'event.unfeature',
    'event.mailRegistrants',
    'event.cancel',
  ],
  bulkDownload: { key: 'exportAttendees', pack: fetchAttendees },
  mainEvents: ['event.approve', 'event.submit', 'event.reschedule'],
  review: { approve: 'event.approve', reject: 'event.reject' },
  eventFields: contractEvents.events,
  computed: [
    {
      key: 'stateReason',
      cell: ({ state, stateReason }, context) =>
        stateReason &&
        reasonLabel(state === 'rejected' ? 'eventRejectionReasons' : 'eventCancellationReasons', stateReason, context),
    },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
    { key: 'registeredCount', cell: ({ registeredCount }, { format }) => format.number(registeredCount) },
    { key: 'waitlistCount', cell: ({ waitlistCount }, { format }) => format.number(waitlistCount) },
    { key: 'attendedCount', cell: ({ attendedCount }, { format }) => format.number(attendedCount) },
    { key: 'isFeatured', cell: ({ isFeatured }, { t }) => (isFeatured ? t('featured') : null) },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => cells.moment(publishedAt, context) },
  ],
});
