import { expect, test } from 'vitest';
import type { MailFacts, MailWords } from './mail-facts.ts';
import { renderMail } from './render-mail.ts';

const everyText = {
  applicationReceived: true,
  applicationMoved: true,
  applicationReviewed: true,
  applicationApproved: true,
  applicationRejected: true,
  applicationRecruited: true,
  staffMessage: true,
  staffLetter: true,
  staffLetterOnJobPost: true,
  offerSent: true,
  offerAccepted: true,
  offerWithdrawn: true,
  offerExpired: true,
  interviewScheduled: true,
  interviewCancelled: true,
  jobPostApproved: true,
  jobPostChangesRequested: true,
  jobPostRejected: true,
  jobPostExpiring: true,
  jobPostExpired: true,
  jobAlert: true,
  jobInvitation: true,
  eventPostponed: true,
  eventRescheduled: true,
  eventCancelled: true,
  eventReminder: true,
  staffLetterOnEvent: true,
  employerVerified: true,
  employerChangesRequested: true,
  employerRejected: true,
  employerSuspended: true,
  employerRegistrationExpired: true,
  employerReinstated: true,
  employerClosed: true,
  providerApproved: true,
  providerChangesRequested: true,
  providerRejected: true,
  providerSuspended: true,
  providerDocumentExpired: true,
  providerDocumentWanted: true,
  providerReinstated: true,
  providerClosed: true,
  withdrawalApproved: true,
  withdrawalRejected: true,
  withdrawalPaid: true,
  withdrawalFailed: true,
  seekerIdVerified: true,
  seekerSuspended: true,
  seekerReinstated: true,
  seekerDeactivated: true,
  seekerReactivated: true,
  notificationDigest: true,
  seekerCvWanted: true,
  staffInvited: true,
  subscriptionRenewed: true,
  subscriptionPastDue: true,
  subscriptionSuspended: true,
  subscriptionCancelled: true,
  subscriptionPaidOut: true,
  subscriptionEnded: true,
  subscriptionReminder: true,
  passwordReset: true,
  accountLocked: true,
  secondFactorReset: true,
  passkeyAdded: true,
  crmUserInvited: true,
  reviewRejected: true,
  passkeyRemoved: true,
  invoiceIssued: true,
  creditNoteIssued: true,
} satisfies Record<MailWords, true>;

const facts: MailFacts = {
  words: 'applicationApproved',
  name: { ar: 'سارة العتيبي', en: 'Sara Alotaibi' },
  job: { ar: 'محاسب', en: 'Accountant' },
  event: { ar: 'ملتقى التوظيف', en: 'Job fair' },
  details: [
    { label: 'employer', value: (language) => ({ ar: 'شركة الأفق', en: 'Horizon' })[language] },
    { label: 'link', value: () => 'https://meet.example.com/a?b=1&c=2', isLatin: true },
  ],
};

/** What staff write stands in mails that have a place for it. */
const letter = {
  subject: { ar: 'موعد الزيارة', en: 'Your visit' },
  message: { ar: 'ننتظركم صباح الأحد.', en: 'We expect you on Sunday morning.' },
};

test.each(Object.keys(everyText) as MailWords[])(
  '%s says everything in both languages, and nothing is left to be filled in',
  async (words) => {
    const { subject, html, text } = await renderMail({ ...facts, words, message: letter });
    expect(subject).toMatch(/\p{Script=Arabic}.* \| .*\p{Script=Latin}/u);
    for (const said of [subject, html, text]) expect(said).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    const isAboutEvent = /^event|OnEvent$/.test(words);
    const isAboutJob =
      !isAboutEvent &&
      !/^(employer|provider|withdrawal|seeker|notification|invoice|creditNote|staffInvited|crmUserInvited|subscription|reviewRejected|passwordReset|account|secondFactor|passkey|staffLetter$)/.test(
        words,
      );
    const named = [
      ...(isAboutJob ? ['محاسب', 'Accountant'] : []),
      ...(isAboutEvent ? ['ملتقى التوظيف', 'Job fair'] : []),
    ];
    for (const name of named) for (const said of [subject, html, text]) expect(said).toContain(name);
    for (const name of ['سارة العتيبي', 'Sara Alotaibi']) for (const said of [html, text]) expect(said).toContain(name);
    expect(html).toContain('lang="ar" dir="rtl" align="right"');
    expect(html).toContain('lang="en" dir="ltr" align="left"');
  },
);

test('a mail brings everything with it: no script, no style sheet, no address to fetch from', async () => {
  const { html } = await renderMail(facts);
  expect(html).not.toMatch(/<(script|style|link|img|iframe|form|a)\b|url\(|\ssrc=|\son\w+=/i);
  expect(html.match(/https?:\/\/[^<"]+/g)).toEqual([
    'https://meet.example.com/a?b=1&amp;c=2',
    'https://meet.example.com/a?b=1&amp;c=2',
  ]);
});

const hostile = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `'; background:url(https://evil.example/p)`,
  `a\r\nBcc: everybody@example.com\r\n\r\n<b>`,
  `{{name}} {{job}}`,
  `\u202Egpj.exe\u2066`,
  `&lt;script&gt;`,
];

test.each(hostile)('what people wrote stays text: %j', async (value) => {
  const text = { ar: value, en: value };
  const written = await renderMail({
    words: 'jobPostRejected',
    name: text,
    job: text,
    details: [{ label: 'note', value: () => value }],
  });
  const empty = await renderMail({
    words: 'jobPostRejected',
    name: { ar: '' },
    job: { ar: '' },
    details: [{ label: 'note', value: () => '' }],
  });
  const tags = (html: string) => html.match(/<[^>]*>/g);
  expect(tags(written.html)).toEqual(tags(empty.html));
  expect(written.subject).not.toMatch(/[\r\n\u202a-\u202e]/);
  expect(written.text.split('\n')).toHaveLength(empty.text.split('\n').length);
  expect(written.html).not.toMatch(/\u202e/);
});

test('in plain text and in the subject a name keeps its direction to itself', async () => {
  const { subject, text, html } = await renderMail(facts);
  expect(subject).toMatch(/^\u2068[^|]+\u2069 \| \u2068Your application goes on: \u2068Accountant\u2069\u2069$/);
  expect(text).toContain('\u2068Sara Alotaibi\u2069');
  expect(html).toContain('<bdi>Sara Alotaibi</bdi>');
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/[\u2066-\u2069]/);
});
