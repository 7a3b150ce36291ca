import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { conversationStates } from '@diwan/api-contract/values/records/conversation';
import fc from 'fast-check';
import { instant, note, now, wherever } from './values.model.ts';

/** What is written back and forth: the input and payloads to try, and the whole table of what may lead where. */
export const communication = {
  conversation: {
    input: fc.record({
      now: fc.constant(now),
      offered: fc.constant(initiallyOffered),
      isPrivate: fc.boolean(),
      isAssigned: fc.boolean(),
      isFlagged: fc.boolean(),
      participants: fc.constantFrom(['seeker'], ['seeker', 'employer'], ['employer', 'provider']),
      blocked: fc.constantFrom([], ['employer']),
      snoozedUntil: fc.option(instant),
      hasOpenOrder: fc.boolean(),
    }),
    payload: fc.record({
      assignee: fc.constant('somebody'),
      priority: fc.constant('high'),
      labels: fc.constant(['payment']),
      until: fc.constantFrom('2026-02-01T09:00:00.000Z', '2026-04-01T09:00:00.000Z'),
      participant: fc.constantFrom('seeker', 'employer'),
      reason: fc.constantFrom(undefined, 'spam', 'gone', 'other'),
      note,
    }),
    table: {
      'conversation.assign': wherever(conversationStates),
      'conversation.unassign': wherever(conversationStates),
      'conversation.prioritise': wherever(conversationStates),
      'conversation.label': wherever(conversationStates),
      'conversation.flag': wherever(conversationStates),
      'conversation.clearFlags': wherever(conversationStates),
      'conversation.blockParticipant': wherever(conversationStates),
      'conversation.unblockParticipant': wherever(conversationStates),
      'conversation.reply': { open: ['pending'], pending: ['pending'], snoozed: ['pending'], resolved: ['open'] },
      'conversation.receive': {
        pending: ['open'],
        snoozed: ['open'],
        resolved: ['open', 'pending'],
        archived: ['open', 'pending'],
      },
      'conversation.snooze': { open: ['snoozed'], pending: ['snoozed'] },
      'conversation.wake': { snoozed: ['open'] },
      'conversation.resolve': { open: ['resolved'], pending: ['resolved'], snoozed: ['resolved'] },
      'conversation.reopen': { snoozed: ['open'], resolved: ['open', 'pending'], archived: ['open', 'pending'] },
      'conversation.archive': { resolved: ['archived'] },
    },
  },
};
