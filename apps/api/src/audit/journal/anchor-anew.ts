import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recordAudit } from '../record.ts';
import type { Verdict } from '../verdict.ts';
import { type AnchorDeps, anchorEvents, readLogId } from './anchor.ts';
import { beginJournal, journalFolder } from './journal.ts';

/**
 * Takes the log as it is, on purpose, after a restore: a new journal begins, the one before stays where it is, and why is
 * written into both the log and the journal. `owner` may set the numbers.
 */
export async function anchorAnew(deps: AnchorDeps, owner: Database, reason: string, verdict: Verdict): Promise<void> {
  const { config, database, keys } = deps;
  await owner.transaction(async (tx) => {
    // A copy may be older than the numbers of what came with it.
    await tx.execute(
      sql`select setval('audit_number', greatest((select last_value from audit_number), (select max(number) from audit_events)))`,
    );
    await recordAudit(tx, {
      actor: { type: 'system', id: 'operator', name: userInfo().username },
      entityType: 'audit',
      entityId: 'log',
      entityLabel: { ar: 'سجل التدقيق', en: 'Audit log' },
      event: 'audit.anchoredAnew',
      reason: { code: 'other', note: reason },
      diff: [{ path: 'faults', before: null, after: verdict.faults + verdict.hidden }],
    });
  });
  await beginJournal(journalFolder(config), keys.audit.current, await readLogId(database.orm), reason);
  await anchorEvents(deps);
}
