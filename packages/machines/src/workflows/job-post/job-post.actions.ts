import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { effect } from '../workflow.ts';
import type { ChangeRequest, Closure, JobPostRefusal, Settlement } from './job-post.input.ts';

/** What the server does when something happens to a job post. */
export const jobPostActions = {
  refuse: effect<{ reason: JobPostRefusal }>(),
  storePublication: effect(),
  announceApproval: effect(),
  storeChangeRequest: effect<ChangeRequest>(),
  clearChangeRequest: effect(),
  announceChangesRequested: effect(),
  announceRejection: effect(),
  storePause: effect<{ by: 'person' | 'suspension' }>(),
  clearPause: effect(),
  storeExpiry: effect<{ expiresAt: string }>(),
  countExtension: effect(),
  warnEmployer: effect(),
  alertSeekers: effect(),
  announceExpiry: effect(),
  storeClosure: effect<Closure>(),
  settleApplicants: effect<Settlement>(),
  storeReopening: effect<{ expiresAt: string | null }>(),
  storeFeature: effect<{ until: string }>(),
  storeRecruiter: effect<{ recruiterId: string }>(),
  announceMessage: effect<StaffMessage>(),
};
