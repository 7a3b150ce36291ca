import type { Mail } from '@diwan/api-contract/resources/mails';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { staff } from '#db/schema/identity.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { crmUsersTable as crmUsers } from '../crm-users/table.ts';
import { addressOf } from '../employers/address.ts';
import { employersTable as employers } from '../employers/table.ts';
import { campaignSubjects } from '../email-recipients/subjects.ts';
import { eventRegistrationsTable as registrations } from '../event-registrations/table.ts';
import { eventsTable as events } from '../events/table.ts';
import { invoicesTable as invoices } from '../invoices/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { reviewsTable as reviews } from '../reviews/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import type { MailSubject } from './mail-subject.ts';

interface About {
  template: Mail['template'];
  applicationId: string | null;
  jobPostId: string | null;
  employerId: string | null;
  providerId: string | null;
  /** Whom it is about, or who gets it, where that does not follow from the job post that it is about. */
  seekerId: string | null;
  eventRegistrationId: string | null;
  /** What its author is told of. */
  reviewId: string | null;
  crmUserId: string | null;
  staffId: string | null;
  invoiceId: string | null;
  /** To one of the recipients of a campaign. */
  emailRecipientId: string | null;
}

/** Those about a job post that do not go to its employer. */
const toSeekers: ReadonlySet<Mail['template']> = new Set(['jobAlert', 'jobInvitation']);

/** The candidate of each application, the employer of each job post or a job seeker, employers and job seekers themselves; null where the record is gone. */
export async function subjectsOf(rows: readonly About[], { tx }: Pick<Reader, 'tx'>): Promise<(MailSubject | null)[]> {
  const found = new Map<string, MailSubject>();
  const billed = await tx
    .select({
      id: invoices.id,
      number: invoices.number,
      employerId: invoices.employerId,
      providerId: invoices.providerId,
      seekerId: invoices.seekerId,
    })
    .from(invoices)
    .where(
      idIn(
        invoices.id,
        rows.map(({ invoiceId }) => invoiceId).filter((id) => id !== null),
      ),
    );
  const wanted = (key: keyof About) =>
    [...rows, ...billed].map((row) => (row as Partial<About>)[key] ?? null).filter((id) => id !== null);
  const applied = await tx
    .select({
      id: applications.id,
      title: jobPosts.title,
      seekerId: seekers.id,
      ar: seekers.nameAr,
      en: seekers.nameEn,
      email: seekers.email,
      refusedAt: seekers.emailRefusedAt,
    })
    .from(applications)
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .innerJoin(jobPosts, eq(jobPosts.id, applications.jobPostId))
    .where(idIn(applications.id, wanted('applicationId')));
  for (const { id, title, seekerId, ar, en, email, refusedAt } of applied)
    found.set(id, {
      about: { resource: 'applications', id, label: title },
      recipient: { resource: 'seekers', id: seekerId, label: { ar, ...(en ? { en } : {}) } },
      email,
      isRefused: refusedAt !== null,
    });
  const posted = await tx
    .select({
      id: jobPosts.id,
      title: jobPosts.title,
      employerId: employers.id,
      name: employers.name,
      email: employers.email,
      contacts: employers.contacts,
      refusedAt: employers.emailRefusedAt,
    })
    .from(jobPosts)
    .innerJoin(employers, eq(employers.id, jobPosts.employerId))
    .where(idIn(jobPosts.id, wanted('jobPostId')));
  for (const { id, title, employerId, name, refusedAt, ...reached } of posted)
    found.set(id, {
      about: { resource: 'jobPosts', id, label: title },
      recipient: { resource: 'employers', id: employerId, label: name },
      email: addressOf(reached),
      isRefused: refusedAt !== null,
    });
  const judged = await tx
    .select({
      id: employers.id,
      name: employers.name,
      email: employers.email,
      contacts: employers.contacts,
      refusedAt: employers.emailRefusedAt,
    })
    .from(employers)
    .where(idIn(employers.id, wanted('employerId')));
  for (const { id, name, refusedAt, ...reached } of judged) {
    const employer = { resource: 'employers', id, label: name } as const;
    found.set(id, { about: employer, recipient: employer, email: addressOf(reached), isRefused: refusedAt !== null });
  }
  const sellers = await tx
    .select({
      id: providers.id,
      name: providers.tradeName,
      email: providers.email,
      refusedAt: providers.emailRefusedAt,
    })
    .from(providers)
    .where(idIn(providers.id, wanted('providerId')));
  for (const { id, name, email, refusedAt } of sellers) {
    const provider = { resource: 'providers', id, label: name } as const;
    found.set(id, { about: provider, recipient: provider, email, isRefused: refusedAt !== null });
  }
  const known = await tx
    .select({
      id: seekers.id,
      ar: seekers.nameAr,
      en: seekers.nameEn,
      email: seekers.email,
      refusedAt: seekers.emailRefusedAt,
    })
    .from(seekers)
    .where(idIn(seekers.id, wanted('seekerId')));
  for (const { id, ar, en, email, refusedAt } of known) {
    const seeker = { resource: 'seekers', id, label: { ar, ...(en ? { en } : {}) } } as const;
    found.set(id, { about: seeker, recipient: seeker, email, isRefused: refusedAt !== null });
  }
  const registered = await tx
    .select({
      id: registrations.id,
      eventId: events.id,
      title: events.title,
      seekerId: seekers.id,
      ar: seekers.nameAr,
      en: seekers.nameEn,
      email: seekers.email,
      refusedAt: seekers.emailRefusedAt,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(seekers, eq(seekers.id, registrations.seekerId))
    .where(idIn(registrations.id, wanted('eventRegistrationId')));
  for (const { id, eventId, title, seekerId, ar, en, email, refusedAt } of registered)
    found.set(id, {
      about: { resource: 'events', id: eventId, label: title },
      recipient: { resource: 'seekers', id: seekerId, label: { ar, ...(en ? { en } : {}) } },
      email,
      isRefused: refusedAt !== null,
    });
  const invited = await tx
    .select({ id: crmUsers.id, name: crmUsers.name, email: crmUsers.email })
    .from(crmUsers)
    .where(and(idIn(crmUsers.id, wanted('crmUserId')), ne(crmUsers.state, 'left')));
  for (const { id, name, email } of invited) {
    const user = { resource: 'crmUsers', id, label: { ar: name } } as const;
    found.set(id, { about: user, recipient: user, email, isRefused: false });
  }
  const reviewed = await findNamed(tx, reviews, { title: reviews.title, number: reviews.number }, wanted('reviewId'));
  const colleagues = await tx
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .where(and(idIn(staff.id, wanted('staffId')), inArray(staff.state, ['invited', 'active'])));
  for (const { id, name, email } of colleagues)
    found.set(id, { about: null, recipient: { resource: 'staff', id, label: { ar: name } }, email, isRefused: false });
  for (const [id, subject] of await campaignSubjects(tx, wanted('emailRecipientId'))) found.set(id, subject);
  for (const { id, number, employerId, providerId, seekerId } of billed) {
    const buyer = found.get(employerId ?? providerId ?? seekerId ?? '');
    if (buyer) found.set(id, { ...buyer, about: { resource: 'invoices', id, label: { ar: number ?? '' } } });
  }
  return rows.map(({ template, applicationId, jobPostId, seekerId, reviewId, ...others }) => {
    const { employerId, providerId, eventRegistrationId, invoiceId, crmUserId, staffId, emailRecipientId } = others;
    const whose = employerId ?? providerId ?? seekerId ?? eventRegistrationId ?? crmUserId ?? staffId;
    const id = emailRecipientId ?? invoiceId ?? applicationId ?? jobPostId ?? whose;
    const subject = (id !== null && found.get(id)) || null;
    const review = reviewed.get(reviewId ?? '');
    if (review && subject)
      return {
        ...subject,
        about: { resource: 'reviews', id: reviewId!, label: { ar: review.title ?? review.number } },
      };
    if (!toSeekers.has(template) || subject === null) return subject;
    const told = found.get(seekerId ?? '');
    return told ? { ...told, about: subject.about } : null;
  });
}
