import type { Contract } from '@diwan/api-contract';
import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AnyResource } from '#crud/definition.ts';
import { crudHandlers } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { sendHandler, undoHandler } from '#workflows/event-handlers.ts';
import { applicationsMore } from './applications/handlers.ts';
import { crmUsersMore } from './crm-users/handlers.ts';
import { campaignsMore } from './email-campaigns/handlers.ts';
import { templatesMore } from './email-templates/handlers.ts';
import { checkIns } from './event-registrations/handlers.ts';
import { examAttemptsMore } from './exam-attempts/handlers.ts';
import { examsRegrading } from './exam-attempts/regrading/preview.ts';
import { examsStatistics } from './exam-attempts/statistics/handlers.ts';
import { invoicesMore } from './invoices/handlers.ts';
import { jobPostsDuplicate, jobPostsHints } from './job-posts/handlers.ts';
import { mailPreview } from './mails/handlers.ts';
import { newsMore } from './news/handlers.ts';
import { subscriptionProration } from './plan-subscriptions/handlers.ts';
import { seekersMore } from './seekers/merge/handlers.ts';
import { videosMore } from './videos/adding/handlers.ts';

type Resources = typeof resources;
type WithMore = { [K in ResourceKey]: Resources[K] extends { more: object } ? K : never }[ResourceKey];

/** Endpoints beside the standard ones, for exactly those resources whose contract has any; they use the definitions of the register, so none of those can name them. */
const more: {
  [K in WithMore]: (
    deps: AppDeps,
  ) => Pick<RouterImplementation<Contract[K]>, keyof RouterImplementation<Contract[K]> & keyof Resources[K]['more']>;
} = {
  applications: applicationsMore,
  crmUsers: crmUsersMore,
  emailCampaigns: campaignsMore,
  emailTemplates: templatesMore,
  eventRegistrations: checkIns,
  examAttempts: examAttemptsMore,
  exams: (deps) => ({ ...examsRegrading(deps), ...examsStatistics(deps) }),
  invoices: invoicesMore,
  jobPosts: (deps) => ({ ...jobPostsDuplicate(deps), ...jobPostsHints(deps) }),
  mails: mailPreview,
  news: newsMore,
  planSubscriptions: subscriptionProration,
  seekers: seekersMore,
  videos: videosMore,
};

/** Whether staff move its records; of some only the system does. */
const isSent = ({ contract, workflowBinding }: AnyResource) =>
  workflowBinding !== undefined && contract.verbs.includes('send');

/** Answers every endpoint of every resource. */
export function resourceHandlers(deps: AppDeps): RouterImplementation<Pick<Contract, ResourceKey>> {
  const answers = Object.entries<AnyResource>(deps.resources).map(([key, resource]) => [
    key,
    {
      ...crudHandlers(resource, deps),
      ...(isSent(resource) && { send: sendHandler(resource, deps), undo: undoHandler(resource, deps) }),
      ...more[key as WithMore]?.(deps),
    },
  ]);
  return Object.fromEntries(answers) as RouterImplementation<Pick<Contract, ResourceKey>>;
}
