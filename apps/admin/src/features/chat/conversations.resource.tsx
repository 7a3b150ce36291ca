import {
  conversationKinds,
  conversationLabels,
  conversationPriorities,
  conversationStates,
} from '@diwan/api-contract/values/records/conversation';
import { Link, Skeleton, StatusChip } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { namesOf } from './names-of.ts';
import { Flags, Participants } from './Participants.tsx';
import { PriorityChip } from './parts.tsx';

const PrivateThread = lazyNow(['chat', 'records'], () => import('./private/PrivateThread.tsx'));

export const conversations = defineResource({
  key: 'conversations',
  isPersonal: true,
  workflow: 'conversation',
  label: ({ subject, number }) => subject ?? number,
  columns: [
    {
      key: 'subject',
      width: '24%',
      staysBeside: true,
      cell: ({ subject, number, lastMessage }) =>
        cells.twoLines(cells.text(subject ?? number), lastMessage?.excerpt || (subject ? number : null)),
    },
    {
      key: 'participants',
      staysBeside: true,
      cell: ({ participants }, { language, format }) => cells.text(format.list(namesOf(participants, language))),
    },
    { key: 'kind', cell: ({ kind }, { t }) => t(`choices.conversationKind.${kind}`) },
    {
      key: 'unread',
      align: 'end',
      cell: ({ unreadCount }, { format }) => (unreadCount > 0 ? format.number(unreadCount) : cells.text(null)),
    },
    { key: 'assignee', isExtra: true, cell: ({ assignee }) => cells.text(assignee?.name ?? null) },
    { key: 'priority', cell: ({ priority }, { t }) => <PriorityChip priority={priority} t={t} /> },
    {
      key: 'flagged',
      cell: ({ isFlagged }, { t }) =>
        isFlagged ? <StatusChip tone="critical">{t('flagged')}</StatusChip> : cells.text(null),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('conversation', state, context) },
    {
      key: 'lastMessageAt',
      sort: 'lastMessageAt',
      cell: ({ lastMessageAt }, context) => cells.moment(lastMessageAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    kind: { kind: 'choices', values: conversationKinds, labels: 'conversationKind' },
    isFlagged: { kind: 'flag' },
    seeker: { kind: 'reference', to: 'seekers' },
    employer: { kind: 'reference', to: 'employers' },
    provider: { kind: 'reference', to: 'providers' },
    order: { kind: 'reference', to: 'orders' },
    assignee: { kind: 'reference', to: 'staff' },
    priority: { kind: 'choices', values: conversationPriorities, labels: 'conversationPriority' },
    labels: { kind: 'choices', values: conversationLabels, labels: 'conversationLabel' },
    isUnread: { kind: 'flag' },
    isPrivate: 'field',
  },
  states: conversationStates,
  fields: contractFields.conversations,
  sections: [{ key: 'conversation', fields: ['kind', 'subject', 'priority', 'labels', 'language', 'isPrivate'] }],
  computed: [
    {
      key: 'about',
      cell: ({ about }, { language }) =>
        about && <Link href={recordPath(about.resource, about.id)}>{localizedLabel(about.label, language)}</Link>,
    },
    { key: 'assignee', cell: ({ assignee }) => assignee && cells.text(assignee.name) },
    { key: 'lastMessageAt', cell: ({ lastMessageAt }, context) => cells.moment(lastMessageAt, context) },
    { key: 'messages', cell: ({ lastSeq }, { format }) => format.number(lastSeq) },
    {
      key: 'firstResponseAt',
      cell: ({ firstResponseAt }, context) => firstResponseAt && cells.moment(firstResponseAt, context),
    },
    { key: 'resolvedAt', cell: ({ resolvedAt }, context) => resolvedAt && cells.moment(resolvedAt, context) },
    { key: 'snoozedUntil', cell: ({ snoozedUntil }, context) => snoozedUntil && cells.exactly(snoozedUntil, context) },
    {
      key: 'participants',
      isLong: true,
      cell: ({ participants, blocked }, context) => (
        <Participants participants={participants} blocked={blocked} context={context} />
      ),
    },
    {
      key: 'flags',
      isLong: true,
      cell: ({ flags }, context) => (flags.length > 0 ? <Flags flags={flags} context={context} /> : null),
    },
    {
      key: 'thread',
      isLong: true,
      cell: ({ id, isPrivate, subject, number }) => (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <PrivateThread key={id} id={id} isPrivate={isPrivate} name={subject ?? number} />
        </Suspense>
      ),
    },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/conversation/conversation.machine')).conversationMachine,
  events: [
    'conversation.resolve',
    'conversation.flag',
    'conversation.assign',
    'conversation.snooze',
    'conversation.prioritise',
    'conversation.label',
    'conversation.reopen',
    'conversation.archive',
    'conversation.unassign',
    'conversation.clearFlags',
    'conversation.blockParticipant',
    'conversation.unblockParticipant',
  ],
  bulkEvents: ['conversation.assign', 'conversation.label', 'conversation.resolve', 'conversation.prioritise'],
  mainEvents: ['conversation.resolve'],
  eventFields: contractEvents.conversations,
});
