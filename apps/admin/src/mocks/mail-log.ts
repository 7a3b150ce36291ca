import { mail, mailRouter } from '@diwan/api-contract/demo/mail';
import { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';
import { openShelf, type Shelf } from './shelf.ts';

const { move, updateLabels, setLabels, markUnread, setStarred } = mailRouter;

/** What people do to mails, as the contract has it. */
export const mailChange = z.discriminatedUnion('kind', [
  move.body.extend({ kind: z.literal('move') }),
  updateLabels.body.extend({ kind: z.literal('updateLabels') }),
  setLabels.body.extend({ kind: z.literal('setLabels') }),
  markUnread.body.extend({ kind: z.literal('markUnread') }),
  setStarred.body.extend({ kind: z.literal('setStarred') }),
]);

const entry = z.union([mailChange, z.strictObject({ kind: z.literal('sent'), mail })]);
export type MailLogEntry = z.output<typeof entry>;

interface MailLog {
  entries(): Iterable<MailLogEntry>;
  /** However many mails it is about, it is kept in one piece. */
  add(entry: MailLogEntry): Promise<void>;
  reset: Shelf<MailLogEntry>['reset'];
}

/** All that was ever done to the mails that the demo begins with, in its order. */
export async function openMailLog(storage: DemoStorage): Promise<MailLog> {
  const kept = await openShelf(storage, 'mails', entry);
  let added = 0;
  // Another tab may add to it too, within the same millisecond.
  const tab = crypto.randomUUID();
  return {
    entries: () => kept.all().values(),
    add(next) {
      added += 1;
      return kept.put(`${Date.now()} ${String(added).padStart(6, '0')} ${tab}`, next);
    },
    reset: kept.reset,
  };
}
