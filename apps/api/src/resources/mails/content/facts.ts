import { type CityId, cities } from '@diwan/api-contract/values/places/cities';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { crmUsersTable as crmUsers } from '#resources/crm-users/table.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { providersTable as providers } from '#resources/providers/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { withdrawalsTable as withdrawals } from '#resources/withdrawals/table.ts';
import { accountMail, accountMailOf } from './accounts/account-mail.ts';
import { linkMail } from './accounts/link-mail.ts';
import { longDate } from './dates.ts';
import { decisionAbout } from './hiring/decision-about.ts';
import { digestOf } from './digest-of.ts';
import { eventOf } from './events/event-of.ts';
import { interviewOf } from './hiring/interview-of.ts';
import { invoiceMail } from './sales/invoice-mail.ts';
import { letterOf } from './letter-of.ts';
import {
  inLanguage,
  listed,
  type MailDetail,
  type MailFacts,
  type MailRow,
  type MailWords,
  type Site,
} from './mail-facts.ts';
import { offerOf } from './hiring/offer-of.ts';
import { subscriptionOf } from './sales/subscription-of.ts';
import { ofReview } from './review-of.ts';
import { testOf } from './test-of.ts';

/** What a mail has to say, as the records are now; null when what it is about is gone. */
export async function factsOf(tx: Tx, row: MailRow, site: Site): Promise<MailFacts | null> {
  const { template, staffId } = row;
  if (row.invoiceId) return invoiceMail(tx, row.invoiceId);
  if (template === 'templateTest') return testOf(tx, row);
  const account = accountMailOf(template);
  if (staffId && account) return accountMail(tx, account, staffId);
  if (staffId)
    return template === 'staffInvited' || template === 'passwordReset'
      ? linkMail(tx, { template, staffId }, site)
      : digestOf(tx, row.id, staffId, site);
  if (row.eventRegistrationId) return eventOf(tx, row, row.eventRegistrationId);
  if (row.applicationId) return ofApplication(tx, row, row.applicationId);
  if (row.template === 'staffMessage') return letterOf(tx, row);
  if (row.template === 'subscriptionMoved') return subscriptionOf(tx, row);
  if (row.reviewId) return ofReview(tx, row, row.reviewId);
  if (row.crmUserId) return ofCrmUser(tx, row.crmUserId);
  if (row.jobPostId)
    return row.template === 'jobAlert' || row.template === 'jobInvitation'
      ? ofAlert(tx, row, row.jobPostId)
      : ofJobPost(tx, row, row.jobPostId);
  if (row.providerId) return ofProvider(tx, row, row.providerId);
  return row.seekerId ? ofSeeker(tx, row, row.seekerId) : ofEmployer(tx, row);
}

async function ofApplication(tx: Tx, { template, message }: MailRow, id: string): Promise<MailFacts | null> {
  const [found] = await tx
    .select({
      ar: seekers.nameAr,
      en: seekers.nameEn,
      job: jobPosts.title,
      employer: employers.name,
      isConfidential: jobPosts.isConfidential,
      hire: applications.hire,
      offers: applications.offers,
    })
    .from(applications)
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
    .innerJoin(employers, eq(employers.id, jobPosts.employerId))
    .where(eq(applications.id, id));
  if (!found) return null;
  const { ar, en, job, employer, isConfidential, hire, offers } = found;
  const details: MailDetail[] = isConfidential
    ? []
    : [{ label: 'employer', value: (language) => inLanguage(employer, language) }];
  if (template === 'applicationRecruited' && hire)
    details.push({ label: 'startsOn', value: longDate(`${hire.startsOn}T12:00:00Z`) });
  details.push(...(await offerOf(offers, template)));
  if (template === 'interviewScheduled' || template === 'interviewCancelled')
    details.push(...(await interviewOf(tx, id, template)));
  if (template === 'staffMessage' && !message) return null;
  return { words: template as MailWords, name: { ar, ...(en ? { en } : {}) }, job, details, message };
}

async function ofJobPost(tx: Tx, { template, madeAt }: MailRow, id: string): Promise<MailFacts | null> {
  const [found] = await tx
    .select({ job: jobPosts.title, expiresAt: jobPosts.expiresAt, name: employers.name })
    .from(jobPosts)
    .innerJoin(employers, eq(employers.id, jobPosts.employerId))
    .where(eq(jobPosts.id, id));
  if (!found) return null;
  const { job, name, expiresAt } = found;
  if (template === 'jobPostModerated') {
    const decision = await decisionAbout(tx, 'job-posts', [id], madeAt);
    return decision && { ...decision, name, job };
  }
  const isAhead = template === 'jobPostExpiring';
  return {
    words: isAhead ? 'jobPostExpiring' : 'jobPostExpired',
    name,
    job,
    details: [{ label: isAhead ? 'expiresOn' : 'expiredOn', value: longDate(expiresAt) }],
  };
}

/** A job post as a job seeker is told of it: what its employer hides is hidden here, too. */
async function ofAlert(tx: Tx, { seekerId, template }: MailRow, id: string): Promise<MailFacts | null> {
  if (!seekerId) return null;
  const [found] = await tx
    .select({
      ar: seekers.nameAr,
      en: seekers.nameEn,
      job: jobPosts.title,
      employer: employers.name,
      isConfidential: jobPosts.isConfidential,
      cityIds: jobPosts.cityIds,
      expiresAt: jobPosts.expiresAt,
    })
    .from(jobPosts)
    .innerJoin(employers, eq(employers.id, jobPosts.employerId))
    .innerJoin(seekers, eq(seekers.id, seekerId))
    .where(eq(jobPosts.id, id));
  if (!found) return null;
  const { ar, en, job, employer, isConfidential, cityIds, expiresAt } = found;
  const places = cityIds.map((cityId) => cities[cityId as CityId]);
  const details: MailDetail[] = [{ label: 'expiresOn', value: longDate(expiresAt) }];
  if (places.length > 0)
    details.unshift({
      label: 'place',
      value: (language) =>
        listed(
          places.map((place) => place[language]),
          language,
        ),
    });
  if (!isConfidential) details.unshift({ label: 'employer', value: (language) => inLanguage(employer, language) });
  const words = template === 'jobInvitation' ? template : 'jobAlert';
  return { words, name: { ar, ...(en ? { en } : {}) }, job, details };
}

async function ofEmployer(tx: Tx, { employerId, madeAt }: MailRow): Promise<MailFacts | null> {
  if (!employerId) return null;
  const [found] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  const decision = await decisionAbout(tx, 'employers', [employerId], madeAt);
  return found && decision ? { ...decision, name: found.name, job: null } : null;
}

async function ofProvider(tx: Tx, { madeAt, template }: MailRow, id: string): Promise<MailFacts | null> {
  const [found] = await tx.select({ name: providers.tradeName }).from(providers).where(eq(providers.id, id));
  const decision =
    template === 'withdrawalDecided'
      ? await decisionOnWithdrawal(tx, id, madeAt)
      : await decisionAbout(tx, 'providers', [id], madeAt);
  return found && decision ? { ...decision, name: found.name, job: null } : null;
}

async function ofCrmUser(tx: Tx, id: string): Promise<MailFacts | null> {
  const [found] = await tx.select({ name: crmUsers.name }).from(crmUsers).where(eq(crmUsers.id, id));
  return found ? { words: 'crmUserInvited', name: { ar: found.name }, job: null, details: [] } : null;
}

/** A provider has one open request at a time: what was decided then is about the newest that was there. */
async function decisionOnWithdrawal(tx: Tx, providerId: string, madeAt: string) {
  const [newest] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.providerId, providerId), lte(withdrawals.createdAt, madeAt)))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  return newest ? decisionAbout(tx, 'withdrawals', [newest.id], madeAt) : null;
}

async function ofSeeker(tx: Tx, { madeAt }: MailRow, id: string): Promise<MailFacts | null> {
  const [found] = await tx
    .select({ ar: seekers.nameAr, en: seekers.nameEn, until: seekers.suspendedUntil })
    .from(seekers)
    .where(eq(seekers.id, id));
  const decision = await decisionAbout(tx, 'seekers', [id], madeAt);
  if (!found || !decision) return null;
  const { ar, en, until } = found;
  const end: MailDetail[] =
    decision.words === 'seekerSuspended' && until ? [{ label: 'until', value: longDate(`${until}T12:00:00Z`) }] : [];
  return { ...decision, name: { ar, ...(en ? { en } : {}) }, job: null, details: [...decision.details, ...end] };
}
