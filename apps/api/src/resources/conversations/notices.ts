import type { conversationMachine } from '@diwan/machines/workflows/conversation/conversation.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { assignee, type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { conversationsTable } from './table.ts';

type Conversing = Row<typeof conversationsTable>;

const told = noticesAbout<Conversing>(({ id, number, subject, isPrivate }) => ({
  ref: { resource: 'conversations', id, label: { ar: subject ?? number } },
  // Users' own are read where it is asked why.
  ...(isPrivate ? {} : { path: `/chat?conversation=${id}` }),
}));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a conversation tells what. */
export const conversationNotices: Notices<Conversing, EventTypeOf<typeof conversationMachine>> = {
  'conversation.assign': [told('conversationAssigned', assignee)],
  'conversation.unassign': nobody('It waits for anybody then, as the list shows.'),
  'conversation.reply': nobody('It is the user who is answered.'),
  'conversation.receive': [told('conversationAnswered', assignee)],
  'conversation.snooze': ownChange,
  'conversation.wake': [told('conversationWoke', assignee)],
  'conversation.resolve': ownChange,
  'conversation.reopen': ownChange,
  'conversation.archive': ownChange,
  'conversation.prioritise': ownChange,
  'conversation.label': ownChange,
  'conversation.flag': [told('conversationFlagged', queueOf('chat.block'))],
  'conversation.clearFlags': ownChange,
  'conversation.blockParticipant': ownChange,
  'conversation.unblockParticipant': ownChange,
};
