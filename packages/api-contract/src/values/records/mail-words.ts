export const templateStates = ['enabled', 'disabled'] as const;
/** Who reads a mail. */
export const templateRecipients = ['seeker', 'employer', 'provider', 'staff', 'customer'] as const;
export type TemplateRecipient = (typeof templateRecipients)[number];

/** What the words of a mail may name between double braces, as `{{job}}`. */
export const mailVariables = ['name', 'job', 'event', 'document'] as const;
export type MailVariable = (typeof mailVariables)[number];

/** Whether a mail may fall silent: at anybody's word; at an administrator's, for the law asks for it; never, for nobody gets into their account without it. */
export const templateWeights = ['ordinary', 'legal', 'essential'] as const;
export type TemplateWeight = (typeof templateWeights)[number];

interface MailWords {
  /** The event of a workflow that causes it; null where it comes from somebody's account or from the clock. */
  event: string | null;
  recipient: TemplateRecipient;
  variables: readonly MailVariable[];
  weight: TemplateWeight;
}

const about =
  (recipient: TemplateRecipient, variables: readonly MailVariable[], weight: TemplateWeight = 'ordinary') =>
  (event: string | null): MailWords => ({ event, recipient, variables, weight });

const toCandidate = about('seeker', ['name', 'job']);
const toRegistered = about('seeker', ['name', 'event']);
const toSeeker = about('seeker', ['name']);
const toJobsEmployer = about('employer', ['name', 'job']);
const toEmployer = about('employer', ['name']);
const toProvider = about('provider', ['name']);
const toCustomer = about('customer', ['name']);
const withPaper = about('customer', ['name', 'document'], 'legal');
const toStaff = about('staff', ['name']);
const onAccount = about('staff', ['name'], 'essential');

/** Every mail whose words the product has by itself: what causes it, who reads it, what it may name, and whether it may fall silent. */
export const mailWords = {
  applicationReceived: toCandidate('application.apply'),
  applicationMoved: toCandidate('application.moveToJob'),
  applicationReviewed: toCandidate('application.startReview'),
  applicationApproved: toCandidate('application.approve'),
  applicationRejected: toCandidate('application.reject'),
  applicationRecruited: toCandidate('application.recruit'),
  offerSent: toCandidate('application.sendOffer'),
  offerAccepted: toCandidate('application.acceptOffer'),
  offerWithdrawn: toCandidate('application.withdrawOffer'),
  offerExpired: toCandidate('application.expireOffer'),
  interviewScheduled: toCandidate('interview.schedule'),
  interviewCancelled: toCandidate('interview.cancel'),
  jobAlert: toCandidate('jobPost.alert'),
  jobInvitation: toCandidate('seeker.inviteToJob'),
  seekerIdVerified: toSeeker('seeker.verifyId'),
  seekerSuspended: about('seeker', ['name'], 'legal')('seeker.suspend'),
  seekerReinstated: toSeeker('seeker.reinstate'),
  seekerDeactivated: about('seeker', ['name'], 'legal')('seeker.deactivate'),
  seekerReactivated: toSeeker('seeker.reactivate'),
  seekerCvWanted: toSeeker('seeker.requestCvUpdate'),
  eventPostponed: toRegistered('event.postpone'),
  eventRescheduled: toRegistered('event.reschedule'),
  eventCancelled: toRegistered('event.cancel'),
  eventReminder: toRegistered('eventRegistration.remind'),
  jobPostApproved: toJobsEmployer('jobPost.approve'),
  jobPostChangesRequested: toJobsEmployer('jobPost.requestChanges'),
  jobPostRejected: toJobsEmployer('jobPost.reject'),
  jobPostExpiring: toJobsEmployer('jobPost.warn'),
  jobPostExpired: toJobsEmployer('jobPost.expire'),
  employerVerified: toEmployer('employer.verify'),
  employerChangesRequested: toEmployer('employer.requestChanges'),
  employerRejected: toEmployer('employer.reject'),
  employerSuspended: about('employer', ['name'], 'legal')('employer.suspend'),
  employerRegistrationExpired: toEmployer('employer.registrationExpired'),
  employerReinstated: toEmployer('employer.reinstate'),
  employerClosed: about('employer', ['name'], 'legal')('employer.close'),
  providerApproved: toProvider('provider.approve'),
  providerChangesRequested: toProvider('provider.requestChanges'),
  providerRejected: toProvider('provider.reject'),
  providerSuspended: about('provider', ['name'], 'legal')('provider.suspend'),
  providerDocumentExpired: toProvider('provider.documentExpired'),
  providerDocumentWanted: toProvider('provider.requestDocument'),
  providerReinstated: toProvider('provider.reinstate'),
  providerClosed: about('provider', ['name'], 'legal')('provider.close'),
  withdrawalApproved: toProvider('withdrawal.approve'),
  withdrawalRejected: toProvider('withdrawal.reject'),
  withdrawalPaid: toProvider('withdrawal.markPaid'),
  withdrawalFailed: toProvider('withdrawal.markFailed'),
  subscriptionRenewed: toCustomer('planSubscription.renew'),
  subscriptionPastDue: toCustomer('planSubscription.paymentFailed'),
  subscriptionSuspended: toCustomer('planSubscription.suspend'),
  subscriptionCancelled: toCustomer('planSubscription.cancel'),
  subscriptionPaidOut: toCustomer('planSubscription.payOut'),
  subscriptionEnded: toCustomer('planSubscription.expire'),
  subscriptionReminder: toCustomer('planSubscription.remind'),
  invoiceIssued: withPaper('invoice.issue'),
  creditNoteIssued: withPaper('invoice.credit'),
  reviewRejected: about('customer', ['name', 'job'])('review.reject'),
  crmUserInvited: toStaff('crmUser.invite'),
  notificationDigest: toStaff(null),
  staffInvited: onAccount(null),
  passwordReset: onAccount(null),
  accountLocked: onAccount('staff.lock'),
  secondFactorReset: onAccount('staff.resetMfa'),
  passkeyAdded: onAccount(null),
  passkeyRemoved: onAccount(null),
} as const satisfies Record<string, MailWords>;

export type MailWordsKey = keyof typeof mailWords;
export const mailWordsKeys = Object.keys(mailWords) as [MailWordsKey, ...MailWordsKey[]];
/** What is known of a mail by its key. */
export const mailWordsAt = (key: MailWordsKey): MailWords => mailWords[key];
