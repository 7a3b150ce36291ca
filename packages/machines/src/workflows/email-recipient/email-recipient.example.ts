import type { EmailRecipientInput } from './email-recipient.input.ts';

/** Somebody who wants to be written to, and lets us note what they read. */
export const example: EmailRecipientInput = { isSuppressed: false, isMeasured: true };
