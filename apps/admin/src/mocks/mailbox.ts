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
import type { DemoStorage } from './demo-storage.ts';
import { type MailLogEntry, openMailLog } from './mail-log.ts';
import { seedMails } from './seed/mails.ts';
import { me } from './seed/people.ts';

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

/** The mails of the seed, which is made anew each time, and what was done to them since. */
export async function openMailbox(storage: DemoStorage): Promise<Mailbox> {
  const log = await openMailLog(storage);
  const seed = seedMails();
  const byId = new Map<number, Mail>();
  const shelves = new Map<MailFilter, Mail[]>();
  let counts: MailMeta | null = null;
  let lastId = 0;

  function place(next: Mail): void {
    const before = byId.get(next.id);
    for (const filter of [...(before ? placesOf(before) : []), ...placesOf(next)]) shelves.delete(filter);
    byId.set(next.id, next);
    counts = null;
  }
  const meantBy = (change: MailChange) => idsOf(change).flatMap((id) => byId.get(id) ?? []);
  function carryOut(entry: MailLogEntry): void {
    const changed = entry.kind === 'sent' ? [entry.mail] : changedMails(meantBy(entry), entry);
    changed.forEach(place);
  }
  function begin(): void {
    byId.clear();
    seed.forEach(place);
    for (const entry of log.entries()) carryOut(entry);
  }
  const add = (entry: MailLogEntry) => {
    carryOut(entry);
    return log.add(entry);
  };
  begin();

  return {
    in(filter) {
      const found = shelves.get(filter) ?? [...byId.values()].filter((one) => isMailIn(filter, one));
      shelves.set(filter, found);
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
