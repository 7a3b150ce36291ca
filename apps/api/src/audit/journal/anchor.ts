import { type FileHandle, open } from 'node:fs/promises';
import { and, asc, lte, sql } from 'drizzle-orm';
import { keepWorking, type Worker } from '#background/keep-working.ts';
import { type Config, ConfigError } from '#config.ts';
import type { Database, Tx } from '#db/database.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { auditEvents } from '#db/schema/platform.ts';
import type { KeyRing } from '#key-ring/key-ring.ts';
import type { AuditRow } from '../read-page.ts';
import { macOf } from '../row-mac.ts';
import {
  type Anchor,
  afterEveryId,
  appendToJournal,
  beginJournal,
  type JournalEvent,
  journalFolder,
  listJournals,
  notOurs,
  readJournal,
  readLastAnchor,
  shortMac,
} from './journal.ts';

const batch = 5_000;

export interface Anchored {
  added: number;
  /** Events that no server wrote. */
  forged: JournalEvent[];
}

export interface AnchorDeps {
  config: Pick<Config, 'dataDir'>;
  database: Database;
  keys: { audit: KeyRing };
}

/** Opens the journal of this database in `DATA_DIR`, or begins it; one of another database is refused. */
export async function prepareJournal({ config, database, keys }: AnchorDeps): Promise<void> {
  const folder = journalFolder(config);
  const log = await readLogId(database.orm);
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.auditJournal})`);
    const path = (await listJournals(folder)).at(-1);
    if (!path) return beginJournal(folder, keys.audit.current, log, null);
    for await (const { start } of readJournal(path, keys.audit.get)) {
      if (start?.log !== log) {
        throw new ConfigError(
          `The audit journal in ${folder} belongs to another database. Set DATA_DIR to a folder of this database's own; if this database replaces it on purpose, run: npm run verify -- --anchor-anew "why"`,
        );
      }
      break;
    }
    return path;
  });
}

export async function readLogId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from audit_log`);
  return rows[0]!.id;
}

/** Brings the journal up to what is committed; of several processes one does it. */
export async function anchorEvents(deps: AnchorDeps): Promise<Anchored> {
  const path = (await listJournals(journalFolder(deps.config))).at(-1);
  if (!path) throw new Error('There is no audit journal.');
  const file = await open(path, 'r+');
  try {
    const all: Anchored = { added: 0, forged: [] };
    for (;;) {
      const { added, forged } = await deps.database.transaction((tx) => anchorBatch(tx, deps.keys.audit, file));
      all.added += added;
      all.forged.push(...forged);
      if (added < batch) return all;
    }
  } finally {
    await file.close();
  }
}

async function anchorBatch(tx: Tx, keys: KeyRing, file: FileHandle): Promise<Anchored> {
  const lock = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.auditJournal}) as taken`,
  );
  if (!lock.rows[0]!.taken) return { added: 0, forged: [] };
  // Not in the same statement: what was looked at before the lock was there may be older than the journal.
  const { rows } = await tx.execute<{ horizon: number; newest: number }>(sql`select * from audit_horizon()`);
  const { horizon, newest: newestNumber } = rows[0]!;
  const last = await readLastAnchor(file);
  if (newestNumber < last.anchor.number) throw new ConfigError(restored);
  const found = await eventsAfter(tx, last.anchor, horizon);
  if (found.length === 0) return { added: 0, forged: [] };
  const newest = found.at(-1)!;
  const upTo = found.length < batch ? { number: horizon, id: afterEveryId } : { number: newest.number, id: newest.id };
  const events = found.map((row) => journalEventOf(row, keys));
  await appendToJournal(file, keys.current, last, events, upTo);
  return { added: events.length, forged: events.filter(({ mac }) => mac === notOurs) };
}

const restored =
  'The database is older than its audit journal. If it was restored on purpose, run: npm run verify -- --anchor-anew "why"';

async function eventsAfter(tx: Tx, { number, id }: Anchor, horizon: number): Promise<AuditRow[]> {
  const place = sql`(${auditEvents.number}, ${auditEvents.id})`;
  return tx
    .select()
    .from(auditEvents)
    .where(and(sql`${place} > (${number}::bigint, ${id}::uuid)`, lte(auditEvents.number, horizon)))
    .orderBy(asc(auditEvents.number), asc(auditEvents.id))
    .limit(batch);
}

function journalEventOf(row: AuditRow, keys: KeyRing): JournalEvent {
  const { id, entity_type: entityType, entity_id: entityId, position, at } = row;
  const key = keys.all.find((each) => each.id === row.key_id);
  const isOurs = key !== undefined && macOf(key, row, row.previous).equals(row.mac);
  return { id, entityType, entityId, position, at, mac: isOurs ? shortMac(row.mac) : notOurs };
}

/** How often what was committed is brought outside: what is deleted within this time of being written is not missed. */
const anchorEveryMilliseconds = 1_000;

/** Anchors until it is stopped, and once more then. */
export function keepAnchoring(deps: AnchorDeps, say: (line: string) => void): Worker {
  const anchor = async () => {
    const { forged } = await anchorEvents(deps);
    for (const { entityType, entityId, position } of forged)
      say(`The audit log holds an event that no server wrote: ${entityType} ${entityId}, event ${position}.`);
    return false;
  };
  const kept = keepWorking({ name: 'The audit journal', work: anchor, pauseWhenIdle: anchorEveryMilliseconds, say });
  return {
    async close() {
      await kept.close();
      await anchor();
    },
  };
}
