import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from './deps.ts';
import { crudHandlers } from './crud/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { notificationsHandlers } from './notifications/handlers.ts';
import { realtimeHandlers } from './realtime/handlers.ts';
import { applicationsResource } from './resources/applications.ts';
import { employersResource } from './resources/employers.ts';
import { industriesResource } from './resources/industries.ts';
import { jobPostsHandlers } from './resources/job-posts-handlers.ts';
import { jobTitlesResource } from './resources/job-titles.ts';
import { seekersResource } from './resources/seekers.ts';
import { skillsResource } from './resources/skills.ts';
import { workHandlers } from './work/handlers.ts';

/** Who answers each part of the contract; a part without an answer does not compile. */
export function createRouter(deps: AppDeps): RouterImplementation<Contract> {
  return {
    applications: crudHandlers(applicationsResource)(deps),
    employers: crudHandlers(employersResource)(deps),
    identity: identityHandlers(deps),
    industries: crudHandlers(industriesResource)(deps),
    jobPosts: jobPostsHandlers(deps),
    jobTitles: crudHandlers(jobTitlesResource)(deps),
    notifications: notificationsHandlers(deps),
    realtime: realtimeHandlers(deps),
    seekers: crudHandlers(seekersResource)(deps),
    skills: crudHandlers(skillsResource)(deps),
    work: workHandlers(deps),
  };
}
