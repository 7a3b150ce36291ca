import { sampleReason } from '../reasons.ts';
import { addDays } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyConversationEvent, ConversationInput } from './conversation.input.ts';
import { conversationMachine } from './conversation.machine.ts';

export type { AnyConversationEvent, ConversationInput, ConversationJudgement } from './conversation.input.ts';

const somebody = '01900000-0000-7000-8000-000000000000';
/** Whom one would block first, or let write again. */
const unblockedOf = ({ participants, blocked }: ConversationInput) =>
  participants.find((each) => !blocked.includes(each)) ?? participants[0]!;

/** A conversation with a user, from what they write to what is settled; between users, what staff do about it. */
export const conversationWorkflow: Workflow<ConversationInput, AnyConversationEvent, typeof conversationMachine> = {
  id: 'conversation',
  version: 1,
  machine: conversationMachine,
  may: {
    'conversation.assign': 'chat.answer',
    'conversation.unassign': 'chat.answer',
    'conversation.reply': 'system',
    'conversation.receive': 'system',
    'conversation.snooze': 'chat.answer',
    'conversation.wake': 'system',
    'conversation.resolve': 'chat.answer',
    'conversation.reopen': 'chat.answer',
    'conversation.archive': 'chat.answer',
    'conversation.prioritise': 'chat.answer',
    'conversation.label': 'chat.answer',
    'conversation.flag': 'chat.answer',
    'conversation.clearFlags': 'chat.answer',
    'conversation.blockParticipant': 'chat.block',
    'conversation.unblockParticipant': 'chat.block',
  },
  samples: {
    'conversation.assign': () => ({ type: 'conversation.assign', assignee: somebody }),
    'conversation.unassign': () => ({ type: 'conversation.unassign' }),
    'conversation.reply': () => ({ type: 'conversation.reply' }),
    'conversation.receive': () => ({ type: 'conversation.receive' }),
    'conversation.snooze': ({ now }) => ({ type: 'conversation.snooze', until: addDays(now, 1) }),
    'conversation.wake': () => ({ type: 'conversation.wake' }),
    'conversation.resolve': () => ({ type: 'conversation.resolve' }),
    'conversation.reopen': () => ({ type: 'conversation.reopen' }),
    'conversation.archive': () => ({ type: 'conversation.archive' }),
    'conversation.prioritise': () => ({ type: 'conversation.prioritise', priority: 'high' }),
    'conversation.label': () => ({ type: 'conversation.label', labels: ['account'] }),
    'conversation.flag': () => ({ type: 'conversation.flag', ...sampleReason }),
    'conversation.clearFlags': () => ({ type: 'conversation.clearFlags' }),
    'conversation.blockParticipant': (input) => ({
      type: 'conversation.blockParticipant',
      participant: unblockedOf(input),
      ...sampleReason,
    }),
    'conversation.unblockParticipant': ({ participants, blocked }) => ({
      type: 'conversation.unblockParticipant',
      participant: blocked[0] ?? participants[0]!,
    }),
  },
};
