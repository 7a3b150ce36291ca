import type { RecipientReason } from '@diwan/api-contract/values/records/campaign';

/** What the rules about a recipient look at. */
export interface EmailRecipientInput {
  /** Whether their address stands on the suppression list. */
  isSuppressed: boolean;
  /** Whether the campaign notes who reads it, and they let us note it: when it was approved, and still. */
  isMeasured: boolean;
}

/** All are sent by what becomes of the mail; the last three by its reader. */
export type EmailRecipientEvent =
  | { type: 'emailRecipient.accept' }
  | { type: 'emailRecipient.postpone'; reason: RecipientReason }
  | { type: 'emailRecipient.bounce'; reason: RecipientReason }
  | { type: 'emailRecipient.fail'; reason: RecipientReason }
  | { type: 'emailRecipient.skip'; reason: RecipientReason }
  | { type: 'emailRecipient.requeue' }
  | { type: 'emailRecipient.open' }
  | { type: 'emailRecipient.click' }
  | { type: 'emailRecipient.unsubscribe' };
