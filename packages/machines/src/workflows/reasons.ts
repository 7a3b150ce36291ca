import type { OfferedReasons } from '@diwan/api-contract/settings/reasons';
import { isNoteTooLong as isTooLong, isNoteTooShort as isTooShort } from './rules.ts';

/** Of a record about which staff give reasons that administrators keep. */
export interface Reasoned {
  offered: OfferedReasons;
}

interface Args {
  event: { type: string; reason?: string | undefined; note?: string | undefined };
}

interface Given<Reason extends string> {
  event: { reason: Reason; note?: string | undefined };
}

/** The reason that every list offers, with a message of nobody in particular. */
export const sampleReason = { reason: 'other', note: '…'.repeat(10) };

export const isReasonMissing = ({ event }: Args) => !event.reason;
/** It is offered no longer, or never was. */
export const isReasonGone = ({ context, event }: Args & { context: Reasoned }) =>
  !context.offered[event.type]?.includes(event.reason!);
/** The reason "other" says nothing by itself. */
export const isMessageTooShort = ({ event }: Args) => event.reason === 'other' && isTooShort(event.note);
export const isNoteTooShort = ({ event }: Args) => isTooShort(event.note);
export const isNoteTooLong = ({ event }: Args) => isTooLong(event.note);

/** Why a reason is refused that is one of a few for good. */
export const reasonRefusals = [
  { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
  { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
  { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
] as const;

const [missing, ...ofMessage] = reasonRefusals;
/** Why one is refused that must stand in a list that administrators keep. */
export const offeredReasonRefusals = [
  missing,
  { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
  ...ofMessage,
] as const;

/** What is kept of a reason that somebody gave. */
export const judgementOf = <Reason extends string>({
  event,
}: Given<Reason>): { reason: Reason; note: string | null } => ({
  reason: event.reason,
  note: event.note ?? null,
});
