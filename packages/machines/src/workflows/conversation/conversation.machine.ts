import type { ConversationPriority, ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { setup } from 'xstate';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './conversation.guards.ts';
import type {
  AnyConversationEvent,
  ConversationInput,
  ConversationJudgement,
  ConversationRefusal,
} from './conversation.input.ts';

export const conversationMachine = setup({
  types: {
    context: {} as ConversationInput,
    input: {} as ConversationInput,
    events: {} as AnyConversationEvent,
  },
  actions: {
    refuse: effect<{ reason: ConversationRefusal }>(),
    storeAssignee: effect<{ assignee: string | null }>(),
    storePriority: effect<{ priority: ConversationPriority }>(),
    storeLabels: effect<{ labels: readonly string[] }>(),
    storeFlag: effect<ConversationJudgement>(),
    clearFlags: effect(),
    storeBlock: effect<{ participant: ParticipantType }>(),
    clearBlock: effect<{ participant: ParticipantType }>(),
    storeResponse: effect(),
    storeSnooze: effect<{ until: string }>(),
    clearSnooze: effect(),
    storeResolution: effect(),
    clearResolution: effect(),
  },
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'conversation',
  description:
    'A conversation with a user, from what they write to what is settled; between users, what staff do about it.',
  context: ({ input }) => input,
  initial: 'open',
  on: {
    'conversation.assign': {
      actions: { type: 'storeAssignee', params: ({ event }) => ({ assignee: event.assignee }) },
    },
    'conversation.unassign': {
      guard: 'isAssigned',
      actions: { type: 'storeAssignee', params: { assignee: null } },
    },
    'conversation.prioritise': {
      actions: { type: 'storePriority', params: ({ event }) => ({ priority: event.priority }) },
    },
    'conversation.label': { actions: { type: 'storeLabels', params: ({ event }) => ({ labels: event.labels }) } },
    'conversation.flag': [...offeredReasonRefusals, { actions: { type: 'storeFlag', params: judgementOf } }],
    'conversation.clearFlags': { guard: 'isFlagged', actions: 'clearFlags' },
    'conversation.blockParticipant': [
      { guard: 'isNotParticipant', actions: { type: 'refuse', params: { reason: 'notParticipant' } } },
      { guard: 'isBlocked', actions: { type: 'refuse', params: { reason: 'alreadyBlocked' } } },
      ...offeredReasonRefusals,
      { actions: { type: 'storeBlock', params: ({ event }) => ({ participant: event.participant }) } },
    ],
    'conversation.unblockParticipant': {
      guard: 'isBlocked',
      actions: { type: 'clearBlock', params: ({ event }) => ({ participant: event.participant }) },
    },
  },
  states: {
    open: {
      on: {
        'conversation.reply': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { target: 'pending', actions: 'storeResponse' },
        ],
        'conversation.snooze': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'notInFuture' } } },
          { target: 'snoozed', actions: { type: 'storeSnooze', params: ({ event }) => ({ until: event.until }) } },
        ],
        'conversation.resolve': { target: 'resolved', actions: 'storeResolution' },
      },
    },
    pending: {
      on: {
        'conversation.receive': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { target: 'open' },
        ],
        'conversation.reply': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { actions: 'storeResponse' },
        ],
        'conversation.snooze': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'notInFuture' } } },
          { target: 'snoozed', actions: { type: 'storeSnooze', params: ({ event }) => ({ until: event.until }) } },
        ],
        'conversation.resolve': { target: 'resolved', actions: 'storeResolution' },
      },
    },
    snoozed: {
      on: {
        'conversation.receive': { target: 'open', actions: 'clearSnooze' },
        'conversation.wake': [
          { guard: 'isTooEarly', actions: { type: 'refuse', params: { reason: 'tooEarly' } } },
          { target: 'open', actions: 'clearSnooze' },
        ],
        'conversation.reply': { target: 'pending', actions: ['clearSnooze', 'storeResponse'] },
        'conversation.reopen': { target: 'open', actions: 'clearSnooze' },
        'conversation.resolve': { target: 'resolved', actions: ['clearSnooze', 'storeResolution'] },
      },
    },
    resolved: {
      on: {
        'conversation.receive': [
          { guard: 'isPrivate', target: 'pending', actions: 'clearResolution' },
          { target: 'open', actions: 'clearResolution' },
        ],
        'conversation.reply': [
          { guard: 'isPrivate', actions: { type: 'refuse', params: { reason: 'privateConversation' } } },
          { target: 'open', actions: ['clearResolution', 'storeResponse'] },
        ],
        'conversation.reopen': [
          { guard: 'isPrivate', target: 'pending', actions: 'clearResolution' },
          { target: 'open', actions: 'clearResolution' },
        ],
        'conversation.archive': [
          { guard: 'hasOpenOrder', actions: { type: 'refuse', params: { reason: 'orderOpen' } } },
          { target: 'archived' },
        ],
      },
    },
    archived: {
      on: {
        'conversation.receive': [
          { guard: 'isPrivate', target: 'pending', actions: 'clearResolution' },
          { target: 'open', actions: 'clearResolution' },
        ],
        'conversation.reopen': [
          { guard: 'isPrivate', target: 'pending', actions: 'clearResolution' },
          { target: 'open', actions: 'clearResolution' },
        ],
      },
    },
  },
});
