import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase, type Tx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { KeyRing } from '../key-ring/key-ring.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { testKeys } from '../test/test-keys.ts';
import { type AnchorDeps, anchorEvents, prepareJournal } from './journal/anchor.ts';
import { journalFolder } from './journal/journal.ts';
import { recordAudit } from './record.ts';
import type { Verdict } from './verdict.ts';
import { verifyAudit } from './verify.ts';

/** A log with a journal in a folder of its own, and somebody who owns the database. */
export interface TestLog {
  url: string;
  servingUrl: string;
  folder: string;
  owner: Database;
  deps: AnchorDeps;
  write(entityId: string, event: string, tx?: Tx): Promise<void>;
  /** Of a person, whose words and values stand beside it. */
  writeOf(personId: string, entityId: string, event: string): Promise<void>;
  anchor(): ReturnType<typeof anchorEvents>;
  verify(keys?: KeyRing): Promise<Verdict>;
  /** What is found after the owner did that with the triggers out of the way; afterwards it has not happened. */
  attacked(...statements: string[]): Promise<Verdict>;
  close(): Promise<void>;
}

class Undone extends Error {}

export async function createTestLog(keys: KeyRing = testKeys.audit): Promise<TestLog> {
  const { url, servingUrl, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'diwan-audit-'));
  const owner = openDatabase(url, { auditKeys: keys, waitSeconds: 30 });
  const serving = openDatabase(servingUrl, { auditKeys: keys, waitSeconds: 30 });
  const deps: AnchorDeps = { config: { dataDir: folder }, database: serving, keys: { audit: keys } };
  await prepareJournal(deps);
  return {
    url,
    servingUrl,
    folder,
    owner,
    deps,
    write: (entityId, event, tx = serving.orm) =>
      recordAudit(tx, {
        actor: { type: 'staff', id: newId(), name: 'نورة' },
        entityType: 'skills',
        entityId,
        entityLabel: { en: 'Skill', ar: 'مهارة' },
        event,
        reason: { code: 'other', note: 'because' },
        diff: [{ path: 'name', before: { en: 'a', ar: 'أ' }, after: 1.5e-7 }],
      }),
    writeOf: (personId, entityId, event) =>
      recordAudit(serving.orm, {
        actor: { type: 'staff', id: newId(), name: 'نورة' },
        entityType: 'seekers',
        entityId,
        entityLabel: { ar: 'ليلى الحربي' },
        event,
        reason: { code: 'other', note: 'on her own wish' },
        diff: [{ path: 'headline', before: null, after: 'Engineer' }],
        person: { id: personId, alias: { ar: 'SKR-1' } },
      }),
    anchor: () => anchorEvents(deps),
    verify: (own = keys) => verifyAudit(owner.orm, own, journalFolder(deps.config)),
    async attacked(...statements) {
      let verdict: Verdict | undefined;
      const undone = owner.transaction(async (tx) => {
        await tx.execute(sql`ALTER TABLE audit_events DISABLE TRIGGER ALL`);
        for (const statement of statements) await tx.execute(sql.raw(statement));
        verdict = await verifyAudit(tx, keys, journalFolder(deps.config));
        throw new Undone();
      });
      await undone.catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
      return verdict!;
    },
    async close() {
      await serving.close();
      await owner.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
