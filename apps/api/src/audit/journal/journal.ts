import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '#config.ts';
import type { Key } from '#key-ring/key.ts';

/** One event that the journal saw; its seal is cut to 128 bits. */
export interface JournalEvent {
  id: string;
  entityType: string;
  entityId: string;
  position: number;
  at: string;
  mac: string;
}

/** How far the journal has come, sealed together with everything before it. */
export interface Anchor {
  events: number;
  /** Every event below this number is in the journal, and of this number those up to `id`. */
  number: number;
  id: string;
  at: string;
  keyId: string;
  mac: string;
}

/** Why the journal began: at the first start, or anew after a restore. */
export interface JournalStart {
  log: string;
  at: string;
  reason: string | null;
}

type Line =
  | ['journal', JournalStart]
  | ['event', string, string, string, number, string, string]
  | ['anchor', number, number, string, string, string, string];

export const journalFolder = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'audit');

export const shortMac = (mac: Buffer) => mac.toString('base64url', 0, 16);

/** Stands for the seal of an event that this server did not write. */
export const notOurs = 'none';

/** The journals of a folder, oldest first; the last one is written. */
export async function listJournals(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => /^journal-\d{4}\.log$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

export const afterEveryId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Begins the next journal of a folder, and answers its path. */
export async function beginJournal(folder: string, key: Key, log: string, reason: string | null): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const number = (await listJournals(folder)).length + 1;
  const path = join(folder, `journal-${String(number).padStart(4, '0')}.log`);
  const at = new Date().toISOString();
  const start: Line = ['journal', { log, at, reason }];
  const text = `${JSON.stringify(start)}\n`;
  const anchor = sealed(key, null, text, { events: 0, number: -1, id: afterEveryId, at });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text + anchor.text);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}

type UnsealedAnchor = Omit<Anchor, 'keyId' | 'mac'>;

function sealed(key: Key, before: string | null, text: string, next: UnsealedAnchor): { anchor: Anchor; text: string } {
  const seal = createHmac('sha256', key.for('audit journal'))
    .update(before ?? '')
    .update('\n')
    .update(text);
  const mac = seal.update(anchorText(next, key.id)).digest('base64url');
  const anchor = { ...next, keyId: key.id, mac };
  const line: Line = ['anchor', next.events, next.number, next.id, next.at, key.id, mac];
  return { anchor, text: `${JSON.stringify(line)}\n` };
}

const anchorText = ({ events, number, id, at }: UnsealedAnchor, keyId: string) =>
  JSON.stringify([events, number, id, at, keyId]);

/** Longer than any batch with its anchor. */
const tailBytes = 4 * 1024 * 1024;

/** The last whole anchor of a journal and where it ends; what follows it was cut off by a crash. */
export async function readLastAnchor(file: FileHandle): Promise<{ anchor: Anchor; end: number }> {
  const { size } = await file.stat();
  const length = Math.min(size, tailBytes);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  const begin = buffer.lastIndexOf('["anchor",');
  for (let from = begin; from >= 0; from = buffer.lastIndexOf('["anchor",', from - 1)) {
    const end = buffer.indexOf('\n', from);
    if (end < 0 || (from > 0 && buffer[from - 1] !== 10)) continue;
    return { anchor: anchorOf(JSON.parse(buffer.toString('utf8', from, end)) as Line)!, end: size - length + end + 1 };
  }
  throw new Error('The audit journal holds no anchor.');
}

function anchorOf(line: Line): Anchor | null {
  if (line[0] !== 'anchor') return null;
  const [, events, number, id, at, keyId, mac] = line;
  return { events, number, id, at, keyId, mac };
}

/** Adds events behind the last anchor, in one write that is on the disk when this ends. */
export async function appendToJournal(
  file: FileHandle,
  key: Key,
  last: { anchor: Anchor; end: number },
  events: JournalEvent[],
  upTo: { number: number; id: string },
): Promise<{ anchor: Anchor; end: number }> {
  const lines = events.map(({ id, entityType, entityId, position, at, mac }): Line => {
    return ['event', id, entityType, entityId, position, at, mac];
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const next = { ...upTo, events: last.anchor.events + events.length, at: new Date().toISOString() };
  const made = sealed(key, last.anchor.mac, text, next);
  const bytes = Buffer.from(text + made.text);
  const { size } = await file.stat();
  if (size > last.end) await file.truncate(last.end);
  await file.write(bytes, 0, bytes.length, last.end);
  await file.sync();
  return { anchor: made.anchor, end: last.end + bytes.length };
}

export class JournalChanged extends Error {}

/** Reads a journal batch by batch, as far as it is whole; throws at the first anchor that does not fit. */
export async function* readJournal(
  path: string,
  keyOf: (id: string) => Key,
): AsyncGenerator<{ start: JournalStart | null; events: JournalEvent[]; anchor: Anchor }> {
  let before: string | null = null;
  let start: JournalStart | null = null;
  let events: JournalEvent[] = [];
  let text = '';
  let number = 0;
  for await (const raw of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    const line = parseLine(raw, path, number);
    const anchor = line && anchorOf(line);
    if (!line || !anchor) {
      text += `${raw}\n`;
      if (line?.[0] === 'journal') start = line[1];
      if (line?.[0] === 'event') events.push(eventOf(line));
      continue;
    }
    const { keyId, mac, ...unsealed } = anchor;
    if (sealed(keyOf(keyId), before, text, unsealed).anchor.mac !== mac)
      throw new JournalChanged(`The journal ${path} was changed at or before line ${number}.`);
    yield { start, events, anchor };
    before = mac;
    start = null;
    events = [];
    text = '';
  }
}

/** Only the last line of a journal may be torn; in the middle the next anchor tells. */
function parseLine(raw: string, path: string, number: number): Line | null {
  try {
    return JSON.parse(raw) as Line;
  } catch {
    if (raw.startsWith('["anchor"')) throw new JournalChanged(`The journal ${path} was changed at line ${number}.`);
    return null;
  }
}

function eventOf([, id, entityType, entityId, position, at, mac]: Extract<
  Line,
  ['event', ...unknown[]]
>): JournalEvent {
  return { id, entityType, entityId, position, at, mac };
}
