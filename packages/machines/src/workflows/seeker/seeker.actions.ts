import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { effect } from '../workflow.ts';
import type { AnonymisationWish, ContactChannel, SeekerJudgement, SeekerMerge, SeekerRefusal } from './seeker.input.ts';

/** What the server does when something happens to a job seeker. */
export const seekerActions = {
  refuse: effect<{ reason: SeekerRefusal }>(),
  storeContact: effect<{ channel: ContactChannel }>(),
  storeId: effect(),
  storeReason: effect<SeekerJudgement>(),
  storeSuspension: effect<{ until: string }>(),
  clearReason: effect(),
  storeCvRequest: effect(),
  announceCvRequest: effect(),
  storeTag: effect<{ tag: string }>(),
  announceMessage: effect<StaffMessage>(),
  announceInvitation: effect<{ jobPost: string }>(),
  refuseAddress: effect(),
  trustAddress: effect(),
  announceId: effect(),
  announceSuspension: effect(),
  announceReinstatement: effect(),
  announceDeactivation: effect(),
  announceReactivation: effect(),
  planAnonymisation: effect<AnonymisationWish>(),
  clearAnonymisation: effect(),
  withdrawApplications: effect(),
  erasePerson: effect(),
  mergeInto: effect<SeekerMerge>(),
  countApplications: effect(),
};
