/** What those read in e-mails who sell through the platform or pay for it. */
export const sales = {
  providerApproved: {
    subject: 'Your account is approved',
    preheader: 'You can publish what you offer.',
    body: 'We have looked at your details and approved your account. You can now publish what you offer.',
  },
  providerChangesRequested: {
    subject: 'Your details need changes',
    preheader: 'Something is missing for the approval.',
    body: 'We have looked at your details. Your account can be approved once they are complete and submitted again.',
  },
  providerRejected: {
    subject: 'Your account was not approved',
    preheader: 'Your account did not pass its review.',
    body: 'We have looked at your details and could not approve your account.',
  },
  providerSuspended: {
    subject: 'Your account is suspended',
    preheader: 'What you offer is hidden, and payouts wait.',
    body: 'Your account is suspended. What you offer is hidden, and payouts wait until that is over.',
  },
  providerDocumentExpired: {
    subject: 'One of your documents has expired',
    preheader: 'Your account is suspended until it is renewed.',
    body: 'A document that you must have has expired, so your account is suspended. Renew it and send us the new one.',
  },
  providerDocumentWanted: {
    subject: 'We need a document from you',
    preheader: 'Please sign in and upload it.',
    body: 'We need one of your documents. Please sign in and upload it.',
  },
  providerReinstated: {
    subject: 'Your account is active again',
    preheader: 'What you offer is visible again.',
    body: 'The suspension of your account is over, and what you offer is visible again.',
  },
  providerClosed: {
    subject: 'Your account is closed',
    preheader: 'What you offered is no longer visible.',
    body: 'Your account was closed, and what you offered is no longer visible.',
  },
  subscriptionRenewed: {
    subject: 'Your subscription is renewed',
    preheader: 'A new period has begun.',
    body: 'Your subscription has been renewed, and a new period has begun. Thank you for staying with us.',
  },
  subscriptionPastDue: {
    subject: 'We could not collect your payment',
    preheader: 'We will try again in the coming days.',
    body: 'We could not collect the payment for your subscription. We will try again in the coming days; please look at your means of payment so that it goes on without a break.',
  },
  subscriptionSuspended: {
    subject: 'Your subscription is suspended',
    preheader: 'It comes back with your payment.',
    body: 'Your subscription is suspended because its payment did not arrive, and job posts that it paid for are paused. Both come back as soon as you pay.',
  },
  subscriptionCancelled: {
    subject: 'Your subscription is cancelled',
    preheader: 'It is not renewed any more.',
    body: 'Your subscription has been cancelled and is not renewed any more. What you have entered stays, and you can subscribe again at any time.',
  },
  subscriptionPaidOut: {
    subject: 'We have paid out what was to your credit',
    preheader: 'The amount is on its way to you.',
    body: 'What was to your credit from your subscription has been paid out. Your bank may need a few days to show it.',
  },
  subscriptionEnded: {
    subject: 'Your subscription has ended',
    preheader: 'You can subscribe again at any time.',
    body: 'Your subscription has ended. What you have entered stays, and you can subscribe again at any time.',
  },
  subscriptionReminder: {
    subject: 'Your subscription: a reminder',
    preheader: 'Please look at its next payment.',
    body: 'This is a reminder of your subscription. Please sign in and look at its next payment and at what you have used of your plan.',
  },
  withdrawalApproved: {
    subject: 'Your withdrawal is approved',
    preheader: 'It is paid within a few days.',
    body: 'We have approved your withdrawal. It is paid to your account within a few days.',
  },
  withdrawalRejected: {
    subject: 'Your withdrawal was not approved',
    preheader: 'The amount is in your wallet again.',
    body: 'We could not approve your withdrawal. The amount is available in your wallet again.',
  },
  withdrawalPaid: {
    subject: 'Your withdrawal is paid',
    preheader: 'The money is on its way to your account.',
    body: 'Your withdrawal was paid to your account.',
  },
  withdrawalFailed: {
    subject: 'Your bank has returned a payment',
    preheader: 'Please look at your account number.',
    body: 'Your bank has not accepted our transfer. Please sign in and look at your account number; the amount stays held until then.',
  },
  invoiceIssued: {
    subject: 'Your invoice {{document}}',
    preheader: 'It is attached as a PDF.',
    body: 'Your invoice {{document}} is attached as a PDF, in Arabic and English.',
  },
  creditNoteIssued: {
    subject: 'Your credit note {{document}}',
    preheader: 'It is attached as a PDF.',
    body: 'Your credit note {{document}} is attached as a PDF, in Arabic and English. What it takes back is set off against what you owe; anything beyond that is paid back to you.',
  },
};
