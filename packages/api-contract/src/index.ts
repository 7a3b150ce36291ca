import { bulkRouter } from './bulk.ts';
import { c } from './contract.ts';
import { filesRouter } from './files.ts';
import { identityRouter } from './identity.ts';
import { interviewsRouter } from './interviews.ts';
import { metricsRouter } from './metrics.ts';
import { notesRouter } from './notes.ts';
import { notificationsRouter } from './notifications.ts';
import { realtimeRouter } from './realtime.ts';
import { resourcesRouter } from './resources/router.ts';
import { revealRouter } from './reveal.ts';
import { savedViewsRouter } from './saved-views.ts';
import { searchRouter } from './search.ts';
import { settingsRouter } from './settings.ts';
import { staffRouter } from './staff.ts';
import { workRouter } from './work.ts';

/** What is true between the screens and the server. */
export const contract = c.router({
  ...resourcesRouter,
  bulk: bulkRouter,
  metrics: metricsRouter,
  files: filesRouter,
  identity: identityRouter,
  interviews: interviewsRouter,
  notes: notesRouter,
  notifications: notificationsRouter,
  pii: revealRouter,
  realtime: realtimeRouter,
  savedViews: savedViewsRouter,
  search: searchRouter,
  settings: settingsRouter,
  staff: staffRouter,
  work: workRouter,
});
export type Contract = typeof contract;
