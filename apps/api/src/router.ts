import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from './deps.ts';
import { doors } from './features/accounts/doors.ts';
import { factorsHandlers } from './features/accounts/factors/handlers.ts';
import { profileHandlers } from './features/accounts/handlers.ts';
import { staffSessionsHandlers } from './features/accounts/staff-sessions.ts';
import { auditEventsHandlers } from './features/audit-log/handlers.ts';
import { bulkHandlers } from './features/bulk/handlers.ts';
import { chatHandlers } from './features/chat/handlers.ts';
import { dataExportHandlers } from './features/data-export/handlers.ts';
import { exportsHandlers } from './features/exports/handlers.ts';
import { filesHandlers } from './features/files/handlers.ts';
import { fieldFilesHandlers } from './features/files/of-fields/handlers.ts';
import { readArrivedSheet } from './features/files/read-arrived-sheet.ts';
import { importsHandlers } from './features/imports/handlers.ts';
import { interviewsHandlers } from './features/interviews/handlers.ts';
import { mergesHandlers } from './features/merges/handlers.ts';
import { metricsHandlers } from './features/metrics/handlers.ts';
import { hiringHandlers } from './features/metrics/hiring.ts';
import { moneyHandlers } from './features/metrics/money.ts';
import { notesHandlers } from './features/notes/handlers.ts';
import { notificationsHandlers } from './features/notifications/handlers.ts';
import { occupationsHandlers } from './features/occupations/handlers.ts';
import { voiceNotesHandlers } from './features/files/voice-notes/handlers.ts';
import { platformHandlers } from './features/platform/handlers.ts';
import { questionTablesHandlers } from './features/question-tables/handlers.ts';
import { revealHandlers } from './features/reveal/handlers.ts';
import { savedViewsHandlers } from './features/saved-views/handlers.ts';
import { scorecardsHandlers } from './features/scorecards/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { settingsHandlers } from './features/settings/handlers.ts';
import { workHandlers } from './features/work/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { realtimeHandlers } from './realtime/handlers.ts';
import { resourceHandlers } from './resources/handlers.ts';

/** Who answers each part of the contract; a part without an answer does not compile. */
export function createRouter(deps: AppDeps): RouterImplementation<Contract> {
  return {
    ...resourceHandlers(deps),
    auditEvents: auditEventsHandlers(deps),
    bulk: bulkHandlers(deps),
    chat: chatHandlers(deps),
    exports: exportsHandlers(deps),
    merges: mergesHandlers(deps),
    metrics: metricsHandlers(deps),
    money: moneyHandlers(deps),
    factors: factorsHandlers(deps),
    fieldFiles: fieldFilesHandlers(deps),
    files: filesHandlers(deps),
    hiring: hiringHandlers(deps),
    identity: identityHandlers(deps, doors(deps)),
    imports: importsHandlers(deps, readArrivedSheet),
    interviews: interviewsHandlers(deps),
    notes: notesHandlers(deps),
    notifications: notificationsHandlers(deps),
    occupations: occupationsHandlers(deps),
    pii: { ...revealHandlers(deps), ...dataExportHandlers(deps) },
    platform: platformHandlers(deps),
    voiceNotes: voiceNotesHandlers(deps),
    profile: profileHandlers(deps),
    questionTables: questionTablesHandlers(deps, readArrivedSheet),
    realtime: realtimeHandlers(deps),
    savedViews: savedViewsHandlers(deps),
    scorecards: scorecardsHandlers(deps),
    search: searchHandlers(deps),
    settings: settingsHandlers(deps),
    staffSessions: staffSessionsHandlers(deps),
    work: workHandlers(deps),
  };
}
