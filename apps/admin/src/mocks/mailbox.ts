import { type Letter, type Mail, type MailMeta, mail } from '@diwan/api-contract/demo/mail';
import { changedMails, countMails, isMailIn, type MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';
import { openKept } from './kept-value.ts';
import { seedMails } from './seed/mails.ts';
import { me } from './seed/people.ts';

export interface Mailbox {
  /** The same array as before while nothing has changed. */
  in(filter: MailFilter): Mail[];
  meta(): MailMeta;
  /** False when it is about a mail that doesn't exist. */
  change(change: MailChange, ids: readonly number[]): Promise<boolean>;
  send(letter: Letter, replyTo: number | null, time: Date): Promise<Mail>;
  reset(): void;
}

/** Beyond those of the seed and their replies. */
const firstOwnId = 100_000;

/** The seed is made anew each time; only what differs from it is kept. */
export async function openMailbox(storage: DemoStorage): Promise<Mailbox> {
  const seed = seedMails();
  const differing = await openKept(storage, 'mails', z.array(mail), () => []);
  let byId = new Map<number, Mail>();
  let shelves = new Map<MailFilter, Mail[]>();
  const gather = () => {
    byId = new Map([...seed, ...differing.read()].map((one) => [one.id, one]));
    shelves = new Map();
  };
  gather();

  async function keep(changed: readonly Mail[]): Promise<void> {
    const kept = new Map([...differing.read(), ...changed].map((one) => [one.id, one]));
    for (const one of changed) byId.set(one.id, one);
    shelves = new Map();
    await differing.write([...kept.values()]);
  }

  return {
    in(filter) {
      const found = shelves.get(filter) ?? [...byId.values()].filter((one) => isMailIn(filter, one));
      shelves.set(filter, found);
      return found;
    },
    meta: () => countMails([...byId.values()]),
    async change(change, ids) {
      const meant = ids.flatMap((id) => byId.get(id) ?? []);
      if (meant.length < new Set(ids).size) return false;
      await keep(changedMails(meant, change));
      return true;
    },
    async send(letter, replyTo, time) {
      const replies = [...byId.values()].flatMap((one) => one.replies);
      const id = Math.max(firstOwnId, ...byId.keys(), ...replies.map((one) => one.id)) + 1;
      const message = messageOf(letter, id, time);
      const answered = replyTo === null ? undefined : byId.get(replyTo);
      const result = answered ? { ...answered, replies: [...answered.replies, message] } : { ...message, replies: [] };
      await keep([result]);
      return result;
    },
    reset() {
      differing.reset();
      gather();
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
