export const campaignStates = [
  'draft',
  'awaiting_approval',
  'scheduled',
  'running',
  'paused',
  'finished',
  'cancelled',
  'failed',
] as const;
export type CampaignState = (typeof campaignStates)[number];

/** How an audience is named: by a list's filter, by a saved view of it, by a shortlist, or as those who left an earlier campaign unopened. */
export const audienceTypes = ['filter', 'saved_view', 'list', 'unopened'] as const;
/** Whose lists an audience is taken from. */
export const audienceEntities = ['seekers', 'employers', 'providers'] as const;
export type AudienceEntity = (typeof audienceEntities)[number];

/** In which language a person is written to: in the one that they have said, or in the same one for all. */
export const languageRules = ['user', 'ar', 'en'] as const;
/** The language of one mail; both where nobody has said. */
export const recipientLanguages = ['ar', 'en', 'both'] as const;

/** Why somebody of an audience is not written to. */
export const exclusions = [
  'inactive',
  'noAddress',
  'addressRefused',
  'suppressed',
  'noConsent',
  'contactedLately',
  'duplicate',
] as const;
export type Exclusion = (typeof exclusions)[number];

/** Why a mail of a campaign has not gone out, or did not arrive. */
export const recipientReasons = [
  ...exclusions,
  'cancelled',
  'noServer',
  'recordGone',
  'badAddress',
  'refusedForNow',
  'refusedForGood',
  'unreachable',
  'answerLost',
] as const;
export type RecipientReason = (typeof recipientReasons)[number];

export const recipientStates = [
  'queued',
  'sent',
  'opened',
  'clicked',
  'bounced_soft',
  'bounced_hard',
  'unsubscribed',
  'skipped',
  'failed',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** States of whose mail a server has taken, however far its reader has come since. */
export const reachedStates = ['sent', 'opened', 'clicked', 'unsubscribed'] as const satisfies readonly RecipientState[];

/** Why the product itself paused a campaign. */
export const haltReasons = ['bounces'] as const;
/** Why a campaign came to nothing. */
export const campaignFailures = ['noServer', 'nothingSent'] as const;

export const suppressionReasons = ['bounce', 'complaint', 'unsubscribe', 'manual'] as const;
export const suppressionStates = ['active', 'lifted'] as const;

/** What a text may say of each recipient: `{{name}}`. */
export const campaignVariables = ['name'] as const;
