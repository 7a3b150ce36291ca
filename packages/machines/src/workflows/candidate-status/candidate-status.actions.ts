import type { InterviewPlan } from '@diwan/api-contract/resources/interview-plan';
import type { OfferTerms } from '@diwan/api-contract/resources/offer';
import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { tagWays } from '@diwan/api-contract/values/records/application';
import { effect } from '../workflow.ts';
import type { CandidateRefusal, RejectionDraft } from './candidate-status.input.ts';

/** What the server does when something happens to a candidate. */
export const candidateActions = {
  refuse: effect<{ reason: CandidateRefusal }>(),
  announceReceipt: effect(),
  assignReviewer: effect(),
  announceReview: effect(),
  announceApproval: effect(),
  storeRejection: effect<RejectionDraft>(),
  cancelInterviews: effect(),
  announceRejection: effect<Pick<RejectionDraft, 'mail'>>(),
  clearRejection: effect(),
  cancelRejectionMail: effect(),
  storeHire: effect<{ startsOn: string }>(),
  countHire: effect(),
  announceHire: effect(),
  clearHire: effect(),
  uncountHire: effect(),
  scheduleInterview: effect<InterviewPlan>(),
  storeJobPost: effect<{ jobPost: string }>(),
  announceJobPost: effect(),
  storeOffer: effect<OfferTerms>(),
  markOffer: effect<{ state: 'sent' | 'accepted' | 'declined' | 'expired' }>(),
  endOffer: effect(),
  announceOffer: effect(),
  announceAcceptance: effect(),
  announceOfferEnd: effect(),
  announceExpiry: effect(),
  announceMessage: effect<StaffMessage>(),
  storeAssignee: effect<{ assignee: string }>(),
  storeRating: effect<{ rating: number }>(),
  storeTags: effect<{ tags: string[]; how: (typeof tagWays)[number] }>(),
  storeContact: effect<{ lastContactAt: string }>(),
};
