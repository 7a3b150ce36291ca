import type { EmailRecipientInput } from './email-recipient.input.ts';

/** Somebody who wants to be written to. */
export const example: EmailRecipientInput = { isSuppressed: false };
