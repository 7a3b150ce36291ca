import { open } from 'node:fs/promises';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditEvents } from '../db/schema/platform.ts';
import type { KeyRing } from '../key-ring/key-ring.ts';
import {
  type Anchor,
  JournalChanged,
  type JournalEvent,
  listJournals,
  notOurs,
  readJournal,
  readLastAnchor,
  shortMac,
} from './journal/journal.ts';
import { checkPersonal } from './personal/verify-personal.ts';
import { type AuditRow, readPage } from './read-page.ts';
import { macOf } from './row-mac.ts';
import { type Finding, placeOf, type Verdict, whoDid } from './verdict.ts';

interface Check {
  tx: Tx;
  keys: KeyRing;
  verdict: Verdict;
  /** Events whose seal does not fit; the journal tells which of them it knows. */
  unsealed: Map<string, AuditRow>;
  /** Events that do not follow the one before, in case the journal does not tell what was between. */
  breaks: Finding[];
  entitiesWithFindings: Set<string>;
  add(finding: Finding): void;
  /** Is told how many events were checked, and waited for. */
  onPage(checked: number): Promise<void>;
}

/** More than this are counted, not named. */
const named = 1_000;

/** Checks the whole log against the keys and against the newest journal of a folder, in bounded memory. */
export async function verifyAudit(
  tx: Tx,
  keys: KeyRing,
  folder: string,
  onPage: Check['onPage'] = async () => {},
): Promise<Verdict> {
  const verdict: Verdict = {
    findings: [],
    faults: 0,
    events: 0,
    entities: 0,
    journal: null,
    journalFault: null,
    notAnchored: 0,
    hidden: 0,
  };
  const entitiesWithFindings = new Set<string>();
  const add = (finding: Finding) => {
    verdict.faults += 1;
    if (verdict.findings.length >= named) return;
    verdict.findings.push(finding);
    entitiesWithFindings.add(`${finding.entityType} ${finding.entityId}`);
  };
  const check: Check = { tx, keys, verdict, unsealed: new Map(), breaks: [], entitiesWithFindings, add, onPage };

  await checkSeals(check);
  await checkPersonal(tx, add);
  const path = (await listJournals(folder)).at(-1);
  if (path) {
    await checkAgainstJournal(check, path).catch((error: unknown) => {
      if (!(error instanceof JournalChanged)) throw error;
      verdict.journalFault = error.message;
    });
  } else verdict.journalFault = `There is no journal in ${folder}: what was deleted is not found.`;
  for (const row of check.unsealed.values()) add({ ...placeOf(row), kind: 'forged', detail: whoDid(row) });
  for (const gap of check.breaks) if (!entitiesWithFindings.has(`${gap.entityType} ${gap.entityId}`)) add(gap);
  return verdict;
}

/** Every event carries the seal of its content and place, and that of the event before. */
async function checkSeals({ tx, keys, verdict, unsealed, breaks, add, onPage }: Check): Promise<void> {
  const known = new Map(keys.all.map((key) => [key.id, key]));
  let last: AuditRow | undefined;
  for (;;) {
    const page = await readPage(tx, last);
    if (page.length === 0) return;
    for (const row of page) {
      const isFirst = last?.entity_type !== row.entity_type || last.entity_id !== row.entity_id;
      const before = isFirst ? undefined : last;
      const key = known.get(row.key_id);
      verdict.events += 1;
      if (isFirst) verdict.entities += 1;
      if (!key || !macOf(key, row, row.previous).equals(row.mac)) {
        if (unsealed.size < named) unsealed.set(row.id, row);
        else add({ ...placeOf(row), kind: 'changed', detail: whoDid(row) });
      } else if (row.position !== (before?.position ?? 0) + 1 || !isSame(row.previous, before?.mac ?? null)) {
        const detail = `between ${before ? whoDid(before) : 'the beginning'} and ${whoDid(row)}`;
        if (breaks.length < named)
          breaks.push({ ...placeOf(row), kind: 'deleted', position: row.position - 1, at: null, detail });
        else add({ ...placeOf(row), kind: 'deleted', position: row.position - 1, at: null, detail });
      }
      last = row;
    }
    await onPage(verdict.events);
  }
}

const isSame = (a: Buffer | null, b: Buffer | null) => (a && b ? a.equals(b) : a === b);

async function checkAgainstJournal(check: Check, path: string): Promise<void> {
  const { tx, keys, verdict } = check;
  const { anchor: last } = await withFile(path, readLastAnchor);
  let known = 0;
  for await (const { start, events, anchor } of readJournal(path, keys.get)) {
    if (start) verdict.journal = { start, last: anchor };
    if (verdict.journal) verdict.journal.last = anchor;
    known += await checkBatch(check, events, last);
    if (anchor.mac === last.mac) break;
  }
  const { rows } = await tx.execute<{ past: number; open: number }>(sql`
    select count(*) filter (where ${isPast(last)}) as past, count(*) filter (where not ${isPast(last)}) as open
    from audit_events`);
  const unknown = [...check.unsealed.keys()];
  const counted =
    unknown.length === 0 ? 0 : await tx.$count(auditEvents, and(inArray(auditEvents.id, unknown), isPast(last)));
  verdict.hidden = Math.max(0, rows[0]!.past - known - counted);
  verdict.notAnchored = rows[0]!.open;
}

async function withFile<T>(path: string, read: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

const isPast = ({ number, id }: Anchor) =>
  sql<boolean>`(${auditEvents.number}, ${auditEvents.id}) <= (${number}::bigint, ${id}::uuid)`;

/** Answers how many events of the journal the log still has below its last anchor. */
async function checkBatch({ tx, unsealed, add }: Check, events: JournalEvent[], last: Anchor): Promise<number> {
  let known = 0;
  for (let from = 0; from < events.length; from += 1_000) {
    const part = events.slice(from, from + 1_000);
    const rows = await tx
      .select({
        id: auditEvents.id,
        mac: auditEvents.mac,
        isPast: isPast(last),
      })
      .from(auditEvents)
      .where(
        inArray(
          auditEvents.id,
          part.map(({ id }) => id),
        ),
      );
    const found = new Map(rows.map((row) => [row.id, row]));
    known += rows.filter(({ isPast: past }) => past).length;
    for (const event of part) {
      const { id, entityType, entityId, position, at } = event;
      const row = found.get(id);
      const broken = unsealed.get(id);
      unsealed.delete(id);
      if (!row) add(await missing(tx, event));
      else if (event.mac === notOurs) {
        add({ kind: 'forged', entityType, entityId, position, at, detail: broken ? whoDid(broken) : 'sealed later' });
      } else if (broken || shortMac(row.mac) !== event.mac) {
        const detail = broken
          ? `now says ${broken.entity_type} ${broken.entity_id}, event ${broken.position}: ${whoDid(broken)}`
          : 'carries another seal';
        add({ kind: 'changed', entityType, entityId, position, at, detail });
      }
    }
  }
  return known;
}

/** What the journal saw and the log has no more, with what is left beside it. */
async function missing(tx: Tx, { entityType, entityId, position, at }: JournalEvent): Promise<Finding> {
  const ofEntity = and(eq(auditEvents.entity_type, entityType), eq(auditEvents.entity_id, entityId));
  const select = () => tx.select().from(auditEvents);
  const [before] = await select()
    .where(and(ofEntity, lt(auditEvents.position, position)))
    .orderBy(desc(auditEvents.position))
    .limit(1);
  const [after] = await select()
    .where(and(ofEntity, gt(auditEvents.position, position)))
    .orderBy(asc(auditEvents.position))
    .limit(1);
  const place = { entityType, entityId, position, at };
  if (after)
    return {
      ...place,
      kind: 'deleted',
      detail: `between ${before ? whoDid(before) : 'the beginning'} and ${whoDid(after)}`,
    };
  if (before) return { ...place, kind: 'cutOff', detail: `after ${whoDid(before)}` };
  return { ...place, kind: 'gone', detail: 'nothing of it is left' };
}
