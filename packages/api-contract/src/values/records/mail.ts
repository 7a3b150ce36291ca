export const mailStates = ['waiting', 'sending', 'sent', 'kept', 'uncertain', 'failed', 'cancelled'] as const;

/** What a mail says, and whom it is for: those about applications go to the candidate, those about events to whoever registered, alerts, invitations and those about job seekers to themselves, what staff have not read to each of them, all others to the employer. */
export const mailTemplates = [
  'applicationReceived',
  'applicationMoved',
  'applicationReviewed',
  'applicationApproved',
  'applicationRejected',
  'applicationRecruited',
  'staffMessage',
  'offerSent',
  'offerAccepted',
  'offerWithdrawn',
  'offerExpired',
  'interviewScheduled',
  'interviewCancelled',
  'jobPostModerated',
  'jobPostExpiring',
  'jobPostExpired',
  'jobAlert',
  'jobInvitation',
  'eventPostponed',
  'eventRescheduled',
  'eventCancelled',
  'eventReminder',
  'employerModerated',
  'providerModerated',
  'withdrawalDecided',
  'subscriptionMoved',
  'invoiceIssued',
  'seekerModerated',
  'notificationDigest',
  'campaign',
  'templateTest',
  'seekerCvWanted',
  'reviewRejected',
  'crmUserInvited',
  'staffInvited',
  'passwordReset',
  'accountLocked',
  'secondFactorReset',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
/** What staff write to a selection, in their own words or as an invitation: all of one operation is a mailing. */
export const mailingTemplates: ReadonlySet<MailTemplate> = new Set(['staffMessage', 'jobInvitation']);

/** What became of each mail of a mailing: its state, or that it was called back before it left. */
export const mailOutcomes = [...mailStates, 'recalled'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export type MailTemplate = (typeof mailTemplates)[number];

/** Why a mail has not arrived, or why nobody knows. */
export const mailFailures = [
  /** No connection, no encryption or no sign-in: the server was never asked about the mail. */
  'unreachable',
  'refusedForNow',
  'refusedForGood',
  /** The connection or our process ended before the text was handed over. */
  'interrupted',
  /** It ended after that, and before the answer. */
  'answerLost',
  'badAddress',
  /** A server knows nobody there, or has nothing to do with whoever is there: what comes next is not even tried. */
  'addressRefused',
  'recordGone',
  /** Its reader wants no more of these: it is not even tried. */
  'suppressed',
  /** Staff have said that such mails are not sent. */
  'switchedOff',
] as const;
export type MailFailure = (typeof mailFailures)[number];
