import { bulkRouter } from './bulk.ts';
import { c } from './contract.ts';
import { figuresRouter } from './figures.ts';
import { filesRouter } from './files.ts';
import { identityRouter } from './identity.ts';
import { interviewsRouter } from './interviews.ts';
import { notesRouter } from './notes.ts';
import { notificationsRouter } from './notifications.ts';
import { realtimeRouter } from './realtime.ts';
import { applicationsRouter } from './resources/applications.ts';
import { employersRouter } from './resources/employers.ts';
import { industriesRouter } from './resources/industries.ts';
import { jobPostsRouter } from './resources/job-posts.ts';
import { jobTitlesRouter } from './resources/job-titles.ts';
import { seekersRouter } from './resources/seekers.ts';
import { skillsRouter } from './resources/skills.ts';
import { revealRouter } from './reveal.ts';
import { savedViewsRouter } from './saved-views.ts';
import { searchRouter } from './search.ts';
import { settingsRouter } from './settings.ts';
import { staffRouter } from './staff.ts';
import { workRouter } from './work.ts';

/** What is true between the screens and the server. */
export const contract = c.router({
  applications: applicationsRouter,
  bulk: bulkRouter,
  employers: employersRouter,
  figures: figuresRouter,
  files: filesRouter,
  identity: identityRouter,
  industries: industriesRouter,
  interviews: interviewsRouter,
  jobPosts: jobPostsRouter,
  jobTitles: jobTitlesRouter,
  notes: notesRouter,
  notifications: notificationsRouter,
  pii: revealRouter,
  realtime: realtimeRouter,
  savedViews: savedViewsRouter,
  search: searchRouter,
  seekers: seekersRouter,
  settings: settingsRouter,
  skills: skillsRouter,
  staff: staffRouter,
  work: workRouter,
});
export type Contract = typeof contract;
