import { applicationsRouter } from './applications.ts';
import { c } from './contract.ts';
import { employersRouter } from './employers.ts';
import { identityRouter } from './identity.ts';
import { industriesRouter } from './industries.ts';
import { jobPostsRouter } from './job-posts.ts';
import { jobTitlesRouter } from './job-titles.ts';
import { notificationsRouter } from './notifications.ts';
import { realtimeRouter } from './realtime.ts';
import { seekersRouter } from './seekers.ts';
import { skillsRouter } from './skills.ts';
import { workRouter } from './work.ts';

/** What is true between the screens and the server. */
export const contract = c.router({
  applications: applicationsRouter,
  employers: employersRouter,
  identity: identityRouter,
  industries: industriesRouter,
  jobPosts: jobPostsRouter,
  jobTitles: jobTitlesRouter,
  notifications: notificationsRouter,
  realtime: realtimeRouter,
  seekers: seekersRouter,
  skills: skillsRouter,
  work: workRouter,
});
export type Contract = typeof contract;
