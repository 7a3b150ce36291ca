import { c } from './contract.ts';
import { factorsRouter } from './endpoints/account/factors.ts';
import { profileRouter } from './endpoints/account/profile.ts';
import { staffSessionsRouter } from './endpoints/account/staff-sessions.ts';
import { auditEventsRouter } from './endpoints/audit-events.ts';
import { bulkRouter } from './endpoints/bulk.ts';
import { chatRouter } from './endpoints/chat/chat.ts';
import { exportsRouter } from './endpoints/files/exports.ts';
import { fieldFilesRouter } from './endpoints/files/field-files.ts';
import { filesRouter } from './endpoints/files/files.ts';
import { hiringRouter } from './endpoints/hiring/hiring.ts';
import { interviewsRouter } from './endpoints/hiring/interviews.ts';
import { scorecardsRouter } from './endpoints/hiring/scorecards.ts';
import { identityRouter } from './endpoints/identity.ts';
import { mergesRouter } from './endpoints/merges.ts';
import { metricsRouter } from './endpoints/metrics/metrics.ts';
import { moneyRouter } from './endpoints/metrics/money.ts';
import { notesRouter } from './endpoints/notes.ts';
import { notificationsRouter } from './endpoints/notifications.ts';
import { occupationsRouter } from './endpoints/occupations.ts';
import { platformRouter } from './endpoints/platform/platform.ts';
import { voiceNotesRouter } from './endpoints/platform/voice-notes.ts';
import { realtimeRouter } from './endpoints/realtime.ts';
import { revealRouter } from './endpoints/reveal.ts';
import { savedViewsRouter } from './endpoints/saved-views.ts';
import { searchRouter } from './endpoints/search.ts';
import { settingsRouter } from './endpoints/settings.ts';
import { workRouter } from './endpoints/work.ts';
import { questionTablesRouter } from './examining/tables.ts';
import { importsRouter } from './importing/endpoints.ts';
import { resourcesRouter } from './resources/router.ts';

/** What is true between the screens and the server. */
export const contract = c.router({
  ...resourcesRouter,
  auditEvents: auditEventsRouter,
  bulk: bulkRouter,
  chat: chatRouter,
  exports: exportsRouter,
  merges: mergesRouter,
  metrics: metricsRouter,
  money: moneyRouter,
  factors: factorsRouter,
  fieldFiles: fieldFilesRouter,
  files: filesRouter,
  hiring: hiringRouter,
  identity: identityRouter,
  imports: importsRouter,
  interviews: interviewsRouter,
  notes: notesRouter,
  notifications: notificationsRouter,
  occupations: occupationsRouter,
  pii: revealRouter,
  platform: platformRouter,
  voiceNotes: voiceNotesRouter,
  profile: profileRouter,
  questionTables: questionTablesRouter,
  realtime: realtimeRouter,
  savedViews: savedViewsRouter,
  scorecards: scorecardsRouter,
  search: searchRouter,
  settings: settingsRouter,
  staffSessions: staffSessionsRouter,
  work: workRouter,
});
export type Contract = typeof contract;
