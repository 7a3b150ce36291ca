import type { EmailCampaign, EmailCampaignEvent } from '@diwan/api-contract/resources/email-campaigns';

/** What the rules about a campaign look at. */
export interface EmailCampaignInput {
  now: string;
  hasArabicBody: boolean;
  /** Whether a test was sent of its texts as they are. */
  isTested: boolean;
  /** Whom it reaches. */
  recipientsCount: number;
  /** Whether these are more than may be written to without an administrator. */
  isLarge: boolean;
  /** Whether whoever asks has written or submitted it: of a large one nobody approves their own. */
  isOwn: boolean;
  scheduleAt: string | null;
  /** From then on its mails leave. */
  leavesAt: string | null;
}

/** Those of the last lines are the system's alone. */
export type AnyEmailCampaignEvent =
  | EmailCampaignEvent
  | { type: 'emailCampaign.start' }
  | { type: 'emailCampaign.halt'; reason: NonNullable<EmailCampaign['haltReason']> }
  | { type: 'emailCampaign.finish' }
  | { type: 'emailCampaign.fail'; failure: NonNullable<EmailCampaign['failure']> };

export type EmailCampaignRefusal =
  | 'bodyMissing'
  | 'notTested'
  | 'audienceEmpty'
  | 'scheduledPast'
  | 'needsAdmin'
  | 'notLarge'
  | 'samePerson'
  | 'alreadyLeaving'
  | 'noteTooLong';
