import type { ConversationEvent } from '@diwan/api-contract/resources/conversations';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a conversation look at. */
export interface ConversationInput extends Reasoned {
  now: string;
  /** Between users alone. */
  isPrivate: boolean;
  isAssigned: boolean;
  isFlagged: boolean;
  /** Who takes part besides staff. */
  participants: readonly ParticipantType[];
  blocked: readonly ParticipantType[];
  snoozedUntil: string | null;
  /** Whether it is about an order that has not come to its end. */
  hasOpenOrder: boolean;
}

export type AnyConversationEvent =
  | ConversationEvent
  /** Staff have answered. */
  | { type: 'conversation.reply' }
  /** A user has written. */
  | { type: 'conversation.receive' }
  | { type: 'conversation.wake' };

export type ConversationRefusal =
  | 'privateConversation'
  | 'notInFuture'
  | 'tooEarly'
  | 'orderOpen'
  | 'notParticipant'
  | 'alreadyBlocked'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** What was found wrong with it. */
export interface ConversationJudgement {
  reason: string;
  note: string | null;
}
