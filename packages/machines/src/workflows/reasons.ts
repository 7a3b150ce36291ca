import { isNoteTooLong as isTooLong, isNoteTooShort as isTooShort } from './rules.ts';

interface Asked {
  event: { type: string; reason?: string | undefined; note?: string | undefined };
}

export const isReasonMissing = ({ event }: Asked) => !event.reason;
/** The reason "other" says nothing by itself. */
export const isMessageTooShort = ({ event }: Asked) => event.reason === 'other' && isTooShort(event.note);
export const isNoteTooShort = ({ event }: Asked) => isTooShort(event.note);
export const isNoteTooLong = ({ event }: Asked) => isTooLong(event.note);
