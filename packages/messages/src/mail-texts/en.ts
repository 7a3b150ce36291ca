/** What candidates and employers read in e-mails. */
export const messages = {
  greeting: 'Dear {{name}},',
  closing: 'Regards,',
  sender: 'The Diwan team',
  automatic: 'This e-mail was sent automatically; replies to it are not read.',
  details: {
    employer: 'Employer',
    time: 'Time (Riyadh)',
    type: 'Kind',
    place: 'Place',
    link: 'Link',
    startsOn: 'First day of work',
    reason: 'Reason',
    fields: 'To be changed',
    note: 'Message from the team',
    expiredOn: 'Expired on',
    expiresOn: 'Open until',
    until: 'Until the end of',
  },
  applicationReceived: {
    subject: 'We have received your application: {{job}}',
    preheader: 'Your application has arrived.',
    body: 'As you asked us to, we have entered your application for “{{job}}”. You will hear from us when it is being reviewed. If you did not ask for it, tell us.',
  },
  applicationMoved: {
    subject: 'Your application is now for another job: {{job}}',
    preheader: 'We are considering you for another job.',
    body: 'Your application is now being considered for “{{job}}”. It no longer counts for the job that you applied for before, and interviews planned for that one do not take place.',
  },
  applicationReviewed: {
    subject: 'Your application is being reviewed: {{job}}',
    preheader: 'We are reading your application.',
    body: 'We have begun to review your application for “{{job}}”. We will write to you as soon as there is a decision.',
  },
  applicationApproved: {
    subject: 'Your application goes on: {{job}}',
    preheader: 'You are among the candidates who were chosen.',
    body: 'You are among the candidates who were chosen for “{{job}}”. You will be contacted about the next step.',
  },
  applicationRejected: {
    subject: 'About your application: {{job}}',
    preheader: 'There is a decision about your application.',
    body: 'Thank you for your interest in “{{job}}”. We have decided not to go on with your application this time. We wish you success, and hope that you will apply for other jobs.',
  },
  applicationRecruited: {
    subject: 'Congratulations: {{job}}',
    preheader: 'You have got the job.',
    body: 'Congratulations! You were chosen for “{{job}}”. You will be contacted about everything that comes before your first day.',
  },
  interviewScheduled: {
    subject: 'Your interview: {{job}}',
    preheader: 'The time of your interview, and how it takes place.',
    body: 'You are invited to an interview for “{{job}}”. This is what was planned:',
  },
  interviewCancelled: {
    subject: 'Your interview was cancelled: {{job}}',
    preheader: 'The interview does not take place.',
    body: 'Your interview for “{{job}}” does not take place. If another time is planned, we will write to you.',
  },
  jobPostApproved: {
    subject: 'Your job post was approved: {{job}}',
    preheader: 'Your job post passed its review.',
    body: 'Your job post “{{job}}” was reviewed and approved.',
  },
  jobPostChangesRequested: {
    subject: 'Your job post needs changes: {{job}}',
    preheader: 'Something must be changed before it can be published.',
    body: 'Your job post “{{job}}” was reviewed. It can be published once it has been changed and submitted again.',
  },
  jobPostRejected: {
    subject: 'Your job post was rejected: {{job}}',
    preheader: 'Your job post will not be published.',
    body: 'Your job post “{{job}}” was reviewed and will not be published.',
  },
  jobPostExpiring: {
    subject: 'Your job post expires soon: {{job}}',
    preheader: 'It can still be extended.',
    body: 'Your job post “{{job}}” expires in a few days. Extend it if you are still looking for candidates.',
  },
  jobAlert: {
    subject: 'A job that suits you: {{job}}',
    preheader: 'It was just published.',
    body: 'A job that suits your profile was just published: “{{job}}”. Sign in to read it and to apply.',
  },
  jobPostExpired: {
    subject: 'Your job post has expired: {{job}}',
    preheader: 'Candidates no longer see it.',
    body: 'Your job post “{{job}}” has expired, and candidates no longer see it.',
  },
  employerVerified: {
    subject: 'Your company is verified',
    preheader: 'Your company has passed its verification.',
    body: 'Your company was verified. Its job posts can now be reviewed and published.',
  },
  employerChangesRequested: {
    subject: 'Your company’s details need changes',
    preheader: 'Something is missing for the verification.',
    body: 'We have looked at your company’s details. It can be verified once they are complete and submitted again.',
  },
  employerRejected: {
    subject: 'Your company was not verified',
    preheader: 'Your company did not pass its verification.',
    body: 'We have looked at your company’s details and could not verify it.',
  },
  employerSuspended: {
    subject: 'Your company is suspended',
    preheader: 'Your job posts are paused.',
    body: 'Your company is suspended, and its job posts are paused until that is over.',
  },
  employerRegistrationExpired: {
    subject: 'Your commercial registration has expired',
    preheader: 'Your job posts are paused until it is renewed.',
    body: 'Your commercial registration has expired, so your company is suspended and its job posts are paused. Renew it and send us the new date.',
  },
  employerReinstated: {
    subject: 'Your company is active again',
    preheader: 'Your job posts are visible again.',
    body: 'The suspension of your company is over. Job posts that were paused with it and have not expired are visible again.',
  },
  employerClosed: {
    subject: 'Your company’s account is closed',
    preheader: 'Your job posts are closed.',
    body: 'Your company’s account was closed, and its job posts with it.',
  },
  seekerIdVerified: {
    subject: 'Your identity is verified',
    preheader: 'Your profile has passed its verification.',
    body: 'We have compared your national id with what you sent us, and your profile is verified.',
  },
  seekerSuspended: {
    subject: 'Your account is suspended',
    preheader: 'For some time you can’t apply for jobs.',
    body: 'Your account is suspended. You can’t apply for jobs until that is over; it ends by itself.',
  },
  seekerReinstated: {
    subject: 'Your account is active again',
    preheader: 'You can apply for jobs again.',
    body: 'The suspension of your account is over. You can apply for jobs again.',
  },
  seekerDeactivated: {
    subject: 'Your account is deactivated',
    preheader: 'Employers no longer see your profile.',
    body: 'Your account was deactivated, and employers no longer see your profile. Write to us if you want it back.',
  },
  seekerReactivated: {
    subject: 'Your account is back',
    preheader: 'You can apply for jobs again.',
    body: 'Your account was activated again. You can apply for jobs.',
  },
};
