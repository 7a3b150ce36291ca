import { mail, mailRouter } from '@diwan/api-contract/demo/mail';
import { z } from 'zod';
import type { DemoStorage } from '../storage/demo-storage.ts';
import { type KeyValueStore, openKeyValueStore } from '../storage/key-value-store.ts';

const { move, updateLabels, setLabels, markUnread, setStarred } = mailRouter;

/** What people do to mails, as the contract has it. */
export const mailChange = z.discriminatedUnion('kind', [
  move.body.extend({ kind: z.literal('move') }),
  updateLabels.body.extend({ kind: z.literal('updateLabels') }),
  setLabels.body.extend({ kind: z.literal('setLabels') }),
  markUnread.body.extend({ kind: z.literal('markUnread') }),
  setStarred.body.extend({ kind: z.literal('setStarred') }),
]);

/** All that people may change about a mail of the seed, but for answering it. */
const marks = mail.pick({ id: true, mailFolder: true, labels: true, isStarred: true, unread: true });
export type MailMarks = z.output<typeof marks>;

const sum = z.strictObject({ kind: z.literal('sum'), marked: z.array(marks), written: z.array(mail) });
/** What a long log comes to: mails as they are by now, whole where the seed doesn't have what they say. */
export type MailSum = z.output<typeof sum>;

const entry = z.union([mailChange, z.strictObject({ kind: z.literal('sent'), mail }), sum]);
export type MailLogEntry = z.output<typeof entry>;

interface MailLog {
  entries(): readonly MailLogEntry[];
  /** However many mails it is about, it is kept in one piece. */
  add(entry: MailLogEntry): Promise<void>;
  /** Keeps what all of them come to in their place. */
  sumUp(sum: MailSum): Promise<void>;
  reset: KeyValueStore<MailLogEntry>['reset'];
}

/** What was done to the mails that the demo begins with, in its order. */
export async function openMailLog(storage: DemoStorage): Promise<MailLog> {
  const kept = await openKeyValueStore(storage, 'mails', entry);
  let added = 0;
  // Another tab may add to it too, within the same millisecond.
  const tab = crypto.randomUUID();
  return {
    entries: () => [...kept.all().values()],
    add(next) {
      added += 1;
      return kept.put(`${Date.now()} ${String(added).padStart(6, '0')} ${tab}`, next);
    },
    async sumUp(next) {
      const keys = [...kept.all().keys()];
      const last = keys.pop();
      if (last === undefined) return;
      // In the last one's place, and first: what another tab has added since comes after it, and nothing is lost half-way.
      await kept.put(last, next);
      await Promise.all(keys.map(kept.drop));
    },
    reset: kept.reset,
  };
}
