import { conversations } from '@diwan/api-contract/resources/conversations';
import { conversationWorkflow } from '@diwan/machines/workflows/conversation/conversation.workflow';
import { and, eq, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { isPositive } from '#crud/lists/clauses.ts';
import { conversationEffects, conversationInput } from './effects.ts';
import { expectOpened } from './messages/openings.ts';
import { conversationNotices } from './notices.ts';
import { aboutBeside, participantsBeside, readsBeside } from './participants.ts';
import { conversationsTable as table } from './table.ts';

export const conversationsResource = defineResource({
  contract: conversations,
  table,
  filters: {
    assignee: (ids) => sql`${table.assignee} ->> 'id' = any(${sql.param(ids)}::text[])`,
    isUnread: isPositive(table.unreadCount),
  },
  sorts: { lastMessageAt: table.lastMessageAt, createdAt: table.createdAt },
  label: ({ subject, number }) => ({ ar: subject ?? number }),
  personOf: ({ seekerId }) => seekerId,
  expectFilesOpen: (row, { staffId, now, tx }) => expectOpened(row, staffId, now, tx),
  computed: {
    participants: participantsBeside,
    reads: readsBeside,
    about: aboutBeside,
    lastMessage: computed(table, ['lastMessageBy', 'lastExcerpt', 'isPrivate'], (rows) =>
      rows.map(({ lastMessageBy: by, lastExcerpt, isPrivate }) =>
        by === null ? null : { by, excerpt: isPrivate ? null : lastExcerpt },
      ),
    ),
  },
  exported: {
    participants: {
      of: 'participants',
      title: 'participants',
      value: ({ participants }, { text }) => participants.map(({ label }) => text(label)).join(', '),
    },
    kind: 'kind',
    flagged: 'isFlagged',
    subject: 'subject',
    unread: 'unreadCount',
    assignee: { of: 'assignee', title: 'assignee', value: ({ assignee }) => assignee && assignee.name },
    priority: 'priority',
    inState: 'stateChangedAt',
    state: 'state',
    lastMessageAt: 'lastMessageAt',
    number: 'number',
    messages: 'lastSeq',
    createdAt: 'createdAt',
    firstResponseAt: 'firstResponseAt',
    resolvedAt: 'resolvedAt',
  },
  workflowBinding: {
    workflow: conversationWorkflow,
    input: conversationInput,
    effects: conversationEffects,
    notices: conversationNotices,
    journaled: ['priority', 'labels', 'blocked'],
  },
  timed: (now) => [
    { event: { type: 'conversation.wake' }, where: and(eq(table.state, 'snoozed'), lte(table.snoozedUntil, now)) },
  ],
  seed: async () => (await import('./seed.ts')).conversationsSeed,
});
