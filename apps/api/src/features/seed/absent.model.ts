import { resources } from '@diwan/api-contract/resources';
import { languageCodes } from '@diwan/api-contract/values/codes';

/** Values of the contract that the demo need not hold. */
export const absent: Record<string, readonly string[]> = {
  'seekers.education': ['none', 'phd', 'other'],
  'seekers.employmentTypes': ['temporary', 'intern', 'volunteer', 'per_diem', 'other'],
  'job-posts.education': ['none', 'master', 'phd', 'other'],
  // A merge moves what others refer to: nobody has decided on one in the demo.
  'skills.state': ['merged'],
  'skills.source': ['esco', 'isic'],
  // Nothing is delivered in a demo, and what would be must not wait for a server.
  'mails.state': ['waiting', 'sending', 'sent'],
  // The demo's log tells nothing of what was decided about employers, job seekers, subscriptions and reviews.
  'mails.template': [
    'employerModerated',
    'seekerModerated',
    'seekerCvWanted',
    'subscriptionMoved',
    'reviewRejected',
    // Nobody applied for another in it, wrote to somebody, sent an offer or wanted notifications by mail.
    'applicationReceived',
    'applicationMoved',
    'staffMessage',
    'offerSent',
    'offerAccepted',
    'offerWithdrawn',
    'offerExpired',
    'notificationDigest',
    'staffInvited',
    'passwordReset',
    'accountLocked',
    'secondFactorReset',
    'passkeyAdded',
    'passkeyRemoved',
    // Those of campaigns left long ago, and nobody has tried out words.
    'campaign',
    'templateTest',
  ],
  // A mail server that is set up later has nothing to send to invented people.
  'email-campaigns.state': ['running'],
  // The codes of a batch are made within seconds.
  'promo-batches.state': ['generating'],
  // Everybody in the demo signs in by password alone.
  'staff.mfa': ['totp', 'passkey', 'idp'],
  // What is asked of an employer is whatever is wrong with it.
  'employers.stateFields': resources.employers.draft.keyof().options,
  'providers.stateFields': resources.providers.draft
    .keyof()
    .options.filter(
      (field) => !['legalName', 'nationalId', 'iban', 'ibanHolderName', 'email', 'address'].includes(field),
    ),
  // CRM users have orders counted for them; the platform places those of job seekers and employers alone.
  'orders.customerType': ['crm_user'],
  // Mails are in both languages whoever gets them; hardly anybody asks for a third.
  'providers.writesIn': languageCodes.filter((code) => !['ar', 'en'].includes(code)),
  // Films of the demo are spoken in Arabic.
  'videos.language': languageCodes.filter((code) => code !== 'ar'),
};
