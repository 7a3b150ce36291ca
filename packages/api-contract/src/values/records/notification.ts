export const severities = ['info', 'success', 'warning', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** What staff are told of, each with how much it matters. */
export const severityOf = {
  jobPostSubmitted: 'info',
  jobPostApproved: 'success',
  jobPostChangesRequested: 'warning',
  jobPostRejected: 'warning',
  jobPostPublished: 'success',
  jobPostExpiresSoon: 'info',
  jobPostExpired: 'warning',
  jobPostAssigned: 'info',
  jobPostFilled: 'success',
  jobPostSuspended: 'warning',
  jobPostReinstated: 'info',
  employerRegistered: 'warning',
  employerRegistrationExpired: 'warning',
  employerAssigned: 'info',
  eventSubmitted: 'info',
  examRegraded: 'warning',
  providerRegistered: 'warning',
  providerDocumentExpired: 'warning',
  providerAssigned: 'info',
  productSubmitted: 'info',
  productChangesProposed: 'info',
  promoCodeExhausted: 'info',
  promoBatchReady: 'success',
  newsSubmitted: 'info',
  newsPublished: 'success',
  newsSentBack: 'warning',
  newsUnpublished: 'info',
  sliderLive: 'success',
  sliderEnded: 'info',
  reviewHidden: 'warning',
  reviewEdited: 'info',
  orderAssigned: 'info',
  orderDisputed: 'critical',
  orderLate: 'warning',
  orderPaymentReported: 'info',
  orderRefundProposed: 'info',
  orderRefundDecided: 'info',
  subscriptionGranted: 'success',
  subscriptionPastDue: 'warning',
  subscriptionSuspended: 'critical',
  subscriptionCancelled: 'warning',
  withdrawalApproved: 'info',
  withdrawalFailed: 'critical',
  adjustmentApproved: 'success',
  adjustmentRejected: 'warning',
  invoiceNotIssued: 'warning',
  invoiceOverdue: 'warning',
  applicationAssigned: 'info',
  applicationMoved: 'info',
  applicationDecided: 'info',
  applicationReopened: 'info',
  offerAccepted: 'success',
  offerDeclined: 'warning',
  offerExpired: 'warning',
  applicationWithdrawn: 'warning',
  seekerHired: 'info',
  interviewScheduled: 'info',
  interviewRescheduled: 'info',
  interviewCancelled: 'warning',
  interviewSoon: 'info',
  noteAdded: 'info',
  noteMentioned: 'info',
  bulkFinished: 'success',
  bulkFinishedPartly: 'warning',
  bulkStopped: 'warning',
  importChecked: 'info',
  importFinished: 'success',
  importFinishedPartly: 'warning',
  importUndone: 'info',
  importStopped: 'warning',
  mailFailed: 'critical',
  mailUncertain: 'critical',
  revealsMany: 'critical',
  accountLocked: 'critical',
} as const satisfies Record<string, Severity>;
export type NotificationKind = keyof typeof severityOf;
export const notificationKinds = Object.keys(severityOf) as [NotificationKind, ...NotificationKind[]];

export const notificationStates = ['unread', 'read', 'archived'] as const;
export type NotificationState = (typeof notificationStates)[number];

export const notificationEvents = [
  'notification.read',
  'notification.unread',
  'notification.archive',
  'notification.restore',
] as const;
export type NotificationEventType = (typeof notificationEvents)[number];

/** How somebody is told by e-mail: not at all, once a day of what they have not read, or at once of what is critical. */
export const digests = ['none', 'daily', 'critical'] as const;
export type Digest = (typeof digests)[number];
