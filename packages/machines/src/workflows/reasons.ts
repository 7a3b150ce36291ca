import type { OfferedReasons } from '@diwan/api-contract/settings/reasons';
import { isNoteTooLong as isTooLong, isNoteTooShort as isTooShort } from './rules.ts';

/** Of a record about which staff give reasons that administrators keep. */
export interface Reasoned {
  offered: OfferedReasons;
}

interface Args {
  event: { type: string; reason?: string | undefined; note?: string | undefined };
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
