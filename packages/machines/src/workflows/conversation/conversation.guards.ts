import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { isAfter } from '../rules.ts';
import type { AnyConversationEvent, ConversationInput } from './conversation.input.ts';

interface Args {
  context: ConversationInput;
  event: AnyConversationEvent;
}

const whomOf = (event: AnyConversationEvent) => ('participant' in event ? event.participant : null) as ParticipantType;

export const isPrivate = ({ context }: Args) => context.isPrivate;
export const isAssigned = ({ context }: Args) => context.isAssigned;
export const isFlagged = ({ context }: Args) => context.isFlagged;
export const hasOpenOrder = ({ context }: Args) => context.hasOpenOrder;
export const isUntilPast = ({ context, event }: Args) =>
  !('until' in event && event.until && isAfter(event.until, context.now));
/** The hour for which it was put off has not come. */
export const isTooEarly = ({ context: { snoozedUntil, now } }: Args) =>
  snoozedUntil !== null && isAfter(snoozedUntil, now);
export const isNotParticipant = ({ context, event }: Args) => !context.participants.includes(whomOf(event));
export const isBlocked = ({ context, event }: Args) => context.blocked.includes(whomOf(event));
