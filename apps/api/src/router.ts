import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { bulkHandlers } from './bulk/handlers.ts';
import { crudHandlers } from './crud/handlers.ts';
import type { AppDeps } from './deps.ts';
import { figuresHandlers } from './figures/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { staffHandlers } from './identity/staff-handlers.ts';
import { interviewsHandlers } from './interviews/handlers.ts';
import { notesHandlers } from './notes/handlers.ts';
import { notificationsHandlers } from './notifications/handlers.ts';
import { realtimeHandlers } from './realtime/handlers.ts';
import { applicationsHandlers } from './resources/applications-handlers.ts';
import { employersResource } from './resources/employers.ts';
import { industriesResource } from './resources/industries.ts';
import { jobPostsHandlers } from './resources/job-posts-handlers.ts';
import { jobTitlesResource } from './resources/job-titles.ts';
import { seekersResource } from './resources/seekers.ts';
import { skillsResource } from './resources/skills.ts';
import { revealHandlers } from './reveal/handlers.ts';
import { savedViewsHandlers } from './saved-views/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { workHandlers } from './work/handlers.ts';

/** Who answers each part of the contract; a part without an answer does not compile. */
export function createRouter(deps: AppDeps): RouterImplementation<Contract> {
  return {
    applications: applicationsHandlers(deps),
    bulk: bulkHandlers(deps),
    employers: crudHandlers(employersResource)(deps),
    figures: figuresHandlers(deps),
    files: filesHandlers(deps),
    identity: identityHandlers(deps),
    industries: crudHandlers(industriesResource)(deps),
    interviews: interviewsHandlers(deps),
    jobPosts: jobPostsHandlers(deps),
    jobTitles: crudHandlers(jobTitlesResource)(deps),
    notes: notesHandlers(deps),
    notifications: notificationsHandlers(deps),
    pii: revealHandlers(deps),
    realtime: realtimeHandlers(deps),
    savedViews: savedViewsHandlers(deps),
    search: searchHandlers(deps),
    seekers: crudHandlers(seekersResource)(deps),
    settings: settingsHandlers(deps),
    skills: crudHandlers(skillsResource)(deps),
    staff: staffHandlers(deps),
    work: workHandlers(deps),
  };
}
