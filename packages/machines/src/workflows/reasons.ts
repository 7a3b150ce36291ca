import { isNoteTooLong as isTooLong, isNoteTooShort as isTooShort } from './rules.ts';

interface Args {
  event: { type: string; reason?: string | undefined; note?: string | undefined };
}

export const isReasonMissing = ({ event }: Args) => !event.reason;
/** The reason "other" says nothing by itself. */
export const isMessageTooShort = ({ event }: Args) => event.reason === 'other' && isTooShort(event.note);
export const isNoteTooShort = ({ event }: Args) => isTooShort(event.note);
export const isNoteTooLong = ({ event }: Args) => isTooLong(event.note);
