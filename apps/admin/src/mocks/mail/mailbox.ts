import type { Letter, Mail, MailMeta } from '@diwan/api-contract/demo/mail';
import {
  changedMails,
  countMails,
  idsOf,
  isMailIn,
  type MailChange,
  placesOf,
} from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { seedMails } from '../seed/mails.ts';
import { me } from '../seed/people.ts';
import type { DemoStorage } from '../storage/demo-storage.ts';
import { type MailLogEntry, type MailMarks, type MailSum, openMailLog } from './mail-log.ts';

export interface Mailbox {
  /** The same array as before while nothing in it has changed. */
  in(filter: MailFilter): Mail[];
  meta(): MailMeta;
  /** False when it is about a mail that doesn't exist. */
  change(change: MailChange): Promise<boolean>;
  send(letter: Letter, replyTo: number | null, time: Date): Promise<Mail>;
  all(): Iterable<Mail>;
  reset(): void;
}

/** A longer log is summed up when the mailbox opens. */
const longestLog = 200;

/** The mails of the seed, which is made anew each time, and what was done to them since. */
export async function openMailbox(storage: DemoStorage): Promise<Mailbox> {
  const log = await openMailLog(storage);
  const seed = new Map(seedMails().map((mail) => [mail.id, mail]));
  const byId = new Map<number, Mail>();
  const folders = new Map<MailFilter, Mail[]>();
  let counts: MailMeta | null = null;
  let lastId = 0;

  function place(next: Mail): void {
    const before = byId.get(next.id);
    for (const filter of [...(before ? placesOf(before) : []), ...placesOf(next)]) folders.delete(filter);
    byId.set(next.id, next);
    counts = null;
  }
  const meantBy = (change: MailChange) => idsOf(change).flatMap((id) => byId.get(id) ?? []);
  function changedBy(entry: MailLogEntry): Mail[] {
    if (entry.kind === 'sent') return [entry.mail];
    if (entry.kind !== 'sum') return changedMails(meantBy(entry), entry);
    return [...entry.written, ...entry.marked.flatMap((marks) => withMarks(byId.get(marks.id), marks))];
  }
  function sumOfAll(): MailSum {
    const changed = [...byId.values()].filter((mail) => mail !== seed.get(mail.id));
    const isWritten = ({ id, replies }: Mail) => replies.length !== seed.get(id)?.replies.length;
    const marked = changed.filter((mail) => !isWritten(mail)).map(marksOf);
    return { kind: 'sum', marked, written: changed.filter(isWritten) };
  }
  function begin(): void {
    byId.clear();
    seed.forEach(place);
    for (const entry of log.entries()) changedBy(entry).forEach(place);
  }
  const add = (entry: MailLogEntry) => {
    changedBy(entry).forEach(place);
    return log.add(entry);
  };
  begin();
  if (log.entries().length > longestLog) await log.sumUp(sumOfAll());

  return {
    in(filter) {
      const found = folders.get(filter) ?? [...byId.values()].filter((one) => isMailIn(filter, one));
      folders.set(filter, found);
      return found;
    },
    meta() {
      counts ??= countMails([...byId.values()]);
      return counts;
    },
    async change(change) {
      if (meantBy(change).length < new Set(idsOf(change)).size) return false;
      await add(change);
      return true;
    },
    async send(letter, replyTo, time) {
      // By the clock: another tab that sends too gives another number.
      lastId = Math.max(lastId + 1, time.getTime());
      const message = messageOf(letter, lastId, time);
      const answered = replyTo === null ? undefined : byId.get(replyTo);
      const mail = answered ? { ...answered, replies: [...answered.replies, message] } : { ...message, replies: [] };
      await add({ kind: 'sent', mail });
      return mail;
    },
    all: () => byId.values(),
    reset() {
      log.reset();
      begin();
    },
  };
}

const marksOf = ({ id, mailFolder, labels, isStarred, unread }: Mail): MailMarks => ({
  id,
  mailFolder,
  labels,
  isStarred,
  unread,
});

const withMarks = (mail: Mail | undefined, marks: MailMarks): Mail[] => (mail ? [{ ...mail, ...marks }] : []);

const messageOf = ({ to, ...letter }: Letter, id: number, time: Date): Omit<Mail, 'replies'> => ({
  ...letter,
  id,
  sender: me.email,
  sender_name: me.name,
  to: to.map((email) => ({ name: email.split('@')[0]!, email })),
  img: null,
  isStarred: false,
  labels: [],
  time: time.toISOString(),
  mailFolder: 'sent',
  unread: false,
});
