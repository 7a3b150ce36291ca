import { sampleMessage } from '../messages.ts';
import { sampleReason } from '../reasons.ts';
import { addDays, dayIn, isAfter } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyJobPostEvent, JobPostInput } from './job-post.input.ts';
import { jobPostMachine } from './job-post.machine.ts';

export type {
  AnyJobPostEvent,
  ChangeRequest,
  JobPostInput,
  JobPostRefusal,
  JobPostSystemEvent,
  Settlement,
} from './job-post.input.ts';

const later = ({ now, expiresAt }: JobPostInput) => addDays(isAfter(now, expiresAt) ? now : expiresAt, 1 / 24);

/** A job post from its draft over moderation and publication to the archive. */
export const jobPostWorkflow: Workflow<JobPostInput, AnyJobPostEvent, typeof jobPostMachine> = {
  id: 'job-post',
  version: 1,
  machine: jobPostMachine,
  may: {
    'jobPost.submit': 'content.edit',
    'jobPost.approve': 'content.publish',
    'jobPost.requestChanges': 'content.publish',
    'jobPost.reject': 'content.publish',
    'jobPost.pause': 'content.publish',
    'jobPost.resume': 'content.publish',
    'jobPost.extend': 'content.publish',
    'jobPost.close': 'content.publish',
    'jobPost.reopen': 'content.publish',
    'jobPost.archive': 'content.publish',
    'jobPost.feature': 'content.publish',
    'jobPost.reassignRecruiter': 'content.publish',
    'jobPost.emailEmployer': 'bulk.email',
    'jobPost.publishDue': 'system',
    'jobPost.warn': 'system',
    'jobPost.alert': 'system',
    'jobPost.expire': 'system',
    'jobPost.autoFill': 'system',
    'jobPost.suspend': 'system',
    'jobPost.reinstate': 'system',
  },
  samples: {
    'jobPost.submit': () => ({ type: 'jobPost.submit' }),
    'jobPost.approve': () => ({ type: 'jobPost.approve' }),
    'jobPost.requestChanges': () => ({ type: 'jobPost.requestChanges', ...sampleReason }),
    'jobPost.reject': () => ({ type: 'jobPost.reject', ...sampleReason }),
    'jobPost.pause': () => ({ type: 'jobPost.pause' }),
    'jobPost.resume': () => ({ type: 'jobPost.resume' }),
    'jobPost.extend': (input) => ({ type: 'jobPost.extend', expiresAt: later(input) }),
    'jobPost.close': () => ({ type: 'jobPost.close', ...sampleReason, applicants: 'leave' }),
    'jobPost.reopen': (input) => ({
      type: 'jobPost.reopen',
      expiresAt: isAfter(input.expiresAt, input.now) ? input.expiresAt : later(input),
    }),
    'jobPost.archive': () => ({ type: 'jobPost.archive' }),
    'jobPost.feature': ({ now }) => ({ type: 'jobPost.feature', until: dayIn(addDays(now, 7)) }),
    'jobPost.reassignRecruiter': () => ({
      type: 'jobPost.reassignRecruiter',
      recruiterId: '01900000-0000-7000-8000-000000000002',
    }),
    'jobPost.emailEmployer': () => ({ type: 'jobPost.emailEmployer', ...sampleMessage }),
    'jobPost.publishDue': () => ({ type: 'jobPost.publishDue' }),
    'jobPost.warn': () => ({ type: 'jobPost.warn' }),
    'jobPost.alert': () => ({ type: 'jobPost.alert' }),
    'jobPost.expire': () => ({ type: 'jobPost.expire' }),
    'jobPost.autoFill': () => ({ type: 'jobPost.autoFill' }),
    'jobPost.suspend': () => ({ type: 'jobPost.suspend' }),
    'jobPost.reinstate': () => ({ type: 'jobPost.reinstate' }),
  },
};
