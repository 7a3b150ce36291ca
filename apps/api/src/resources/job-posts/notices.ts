import type { jobPostMachine } from '@diwan/machines/workflows/job-post/job-post.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { jobPostsTable } from './table.ts';

type JobPost = Row<typeof jobPostsTable>;

const refOf = ({ id, title }: JobPost) => ({ resource: 'jobPosts' as const, id, label: title });
const told = noticesAbout<JobPost>((row) => ({ ref: refOf(row) }));
/** Whoever made the post, and whoever looks after it now. */
const keepers = (row: JobPost) => [...author(row), row.recruiterId];
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a job post tells what. */
export const jobPostNotices: Notices<JobPost, EventTypeOf<typeof jobPostMachine>> = {
  'jobPost.submit': [told('jobPostSubmitted', queueOf('content.publish'))],
  'jobPost.approve': [told('jobPostApproved', keepers)],
  'jobPost.requestChanges': [told('jobPostChangesRequested', keepers)],
  'jobPost.reject': [told('jobPostRejected', keepers)],
  'jobPost.pause': ownChange,
  'jobPost.resume': ownChange,
  'jobPost.extend': ownChange,
  'jobPost.close': ownChange,
  'jobPost.reopen': ownChange,
  'jobPost.archive': ownChange,
  'jobPost.feature': ownChange,
  'jobPost.reassignRecruiter': [told('jobPostAssigned', ({ recruiterId }) => [recruiterId])],
  'jobPost.emailEmployer': nobody('The employer gets the e-mail; the outbox shows it.'),
  'jobPost.warn': [told('jobPostExpiresSoon', keepers)],
  'jobPost.alert': nobody('It is for job seekers, who get an e-mail.'),
  'jobPost.publishDue': [told('jobPostPublished', keepers)],
  'jobPost.expire': [told('jobPostExpired', keepers)],
  'jobPost.autoFill': [
    told('jobPostFilled', queueOf('applications.decide'), {
      about: (row) => ({ ref: refOf(row), path: `/job_post/applicants/${row.id}` }),
      params: ({ number }) => ({ number }),
    }),
  ],
  'jobPost.suspend': [told('jobPostSuspended', keepers)],
  'jobPost.reinstate': [told('jobPostReinstated', keepers)],
};
