import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { crudHandlers } from './crud/handlers.ts';
import type { AppDeps } from './deps.ts';
import { bulkHandlers } from './features/bulk/handlers.ts';
import { filesHandlers } from './features/files/handlers.ts';
import { interviewsHandlers } from './features/interviews/handlers.ts';
import { figuresHandlers } from './features/metrics/handlers.ts';
import { notesHandlers } from './features/notes/handlers.ts';
import { notificationsHandlers } from './features/notifications/handlers.ts';
import { revealHandlers } from './features/reveal/handlers.ts';
import { savedViewsHandlers } from './features/saved-views/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { workHandlers } from './features/work/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { staffHandlers } from './identity/staff/staff-handlers.ts';
import { realtimeHandlers } from './realtime/handlers.ts';
import { applicationsHandlers } from './resources/applications/handlers.ts';
import { employersResource } from './resources/employers/resource.ts';
import { industriesResource } from './resources/industries/resource.ts';
import { jobPostsHandlers } from './resources/job-posts/handlers.ts';
import { jobTitlesResource } from './resources/job-titles/resource.ts';
import { seekersResource } from './resources/seekers/resource.ts';
import { skillsResource } from './resources/skills/resource.ts';
import { settingsHandlers } from './settings/handlers.ts';

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
