import { importStates } from '@diwan/api-contract/importing/values';
import { bulkStates } from '@diwan/api-contract/values/bulk';
import { candidateStatuses, interviewStates } from '@diwan/api-contract/values/records/application';
import { conversationStates } from '@diwan/api-contract/values/records/conversation';
import { campaignStates, recipientStates, suppressionStates } from '@diwan/api-contract/values/records/campaign';
import { templateStates } from '@diwan/api-contract/values/records/mail-words';
import { crmUserStates } from '@diwan/api-contract/values/records/crm-user';
import { employerStates } from '@diwan/api-contract/values/records/employer';
import { eventStates, registrationStates } from '@diwan/api-contract/values/records/event';
import { attemptStates, examStates } from '@diwan/api-contract/values/records/exam';
import { invoiceStates } from '@diwan/api-contract/values/records/invoice';
import { jobPostStates } from '@diwan/api-contract/values/records/job-post';
import { mailStates } from '@diwan/api-contract/values/records/mail';
import { commentStates } from '@diwan/api-contract/values/site/comment';
import { newsStates } from '@diwan/api-contract/values/site/news';
import { notificationStates } from '@diwan/api-contract/values/records/notification';
import { orderStates } from '@diwan/api-contract/values/records/order';
import { planFeatureStates, planStates } from '@diwan/api-contract/values/records/plan';
import { subscriptionStates } from '@diwan/api-contract/values/records/plan-subscription';
import { productStates } from '@diwan/api-contract/values/records/product';
import { promoBatchStates, promoCodeStates, redemptionStates } from '@diwan/api-contract/values/records/promo';
import { providerStates } from '@diwan/api-contract/values/records/provider';
import { reviewStates } from '@diwan/api-contract/values/records/review';
import { seekerStates } from '@diwan/api-contract/values/records/seeker';
import { sliderStates } from '@diwan/api-contract/values/site/slider';
import { videoStates } from '@diwan/api-contract/values/site/video';
import { talentListStates, talentStages } from '@diwan/api-contract/values/records/talent-list';
import { taxonomyStates } from '@diwan/api-contract/values/records/taxonomy';
import { adjustmentStates, walletStates, withdrawalStates } from '@diwan/api-contract/values/records/wallet';
import { staffStates } from '@diwan/api-contract/values/staff';
import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { communication } from './cases/communication.model.ts';
import { exams } from './cases/exams.model.ts';
import { invoicing } from './cases/invoicing.model.ts';
import { mailing } from './cases/mailing.model.ts';
import { marketplace } from './cases/marketplace.model.ts';
import { office } from './cases/office.model.ts';
import { orders } from './cases/orders.model.ts';
import { plans } from './cases/plans.model.ts';
import { recruitment } from './cases/recruitment.model.ts';
import { sales } from './cases/sales.model.ts';
import { site } from './cases/site.model.ts';
import { workflows } from './registry.ts';
import { mainRegion, type Workflow } from './workflow.ts';

/** For each workflow: the input and payloads to try, and the whole table of what may lead where. */
const cases = {
  ...recruitment,
  ...marketplace,
  ...office,
  ...exams,
  ...sales,
  ...site,
  ...orders,
  ...plans,
  ...invoicing,
  ...communication,
  ...mailing,
};

export type AnyWorkflow = Workflow<object, { type: string }>;
type Case = {
  input: fc.Arbitrary<object>;
  payload: fc.Arbitrary<object>;
  table: Record<string, Record<string, string[]>>;
};

/** The states of each workflow, as the contract lists them. */
export const contractStates: Record<string, readonly string[]> = {
  'bulk-operation': bulkStates,
  'candidate-status': ['new', ...candidateStatuses],
  'job-post': jobPostStates,
  employer: employerStates,
  'import-run': importStates,
  event: eventStates,
  'event-registration': registrationStates,
  exam: examStates,
  'exam-attempt': attemptStates,
  interview: interviewStates,
  mail: mailStates,
  notification: notificationStates,
  seeker: seekerStates,
  'talent-list': talentListStates,
  'talent-list-entry': talentStages,
  staff: staffStates,
  'taxonomy-term': taxonomyStates,
  provider: providerStates,
  product: productStates,
  'promo-code': promoCodeStates,
  'promo-batch': promoBatchStates,
  'promo-code-user': redemptionStates,
  news: newsStates,
  slider: sliderStates,
  conversation: conversationStates,
  video: videoStates,
  comment: commentStates,
  'crm-user': crmUserStates,
  'review-moderation': reviewStates,
  order: orderStates,
  'plan-feature': planFeatureStates,
  plan: planStates,
  'plan-subscription': subscriptionStates,
  invoice: invoiceStates,
  'email-campaign': campaignStates,
  'email-recipient': recipientStates,
  suppression: suppressionStates,
  'email-template': templateStates,
  'wallet-transaction': walletStates,
  withdrawal: withdrawalStates,
  'wallet-adjustment': adjustmentStates,
};
/** Every workflow with what may happen to it, and the whole table of what may lead where. */
export const everyWorkflow = workflows.map((workflow) => {
  const { input, payload, table } = cases[workflow.id as keyof typeof cases] as unknown as Case;
  return { id: workflow.id, workflow: workflow as unknown as AnyWorkflow, input, payload, table };
});

type StateNode = AnyStateMachine['root'];

export const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];
/** The states that a record can be in; those of regions beside its own follow from the input. */
export const atoms = (machine: AnyStateMachine) => nodes(mainRegion(machine)).filter((node) => node.type === 'atomic');
export const eventTypes = (workflow: AnyWorkflow) => Object.keys(workflow.may);

/** The same input and payloads every time. */
export function samples(input: fc.Arbitrary<object>, payload: fc.Arbitrary<object>) {
  return fc.sample(fc.tuple(input, payload), { numRuns: process.env.TEST_LONG ? 1_000 : 400, seed: 2026 });
}
