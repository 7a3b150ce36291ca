import type { Mail, MailMessage } from '@diwan/api-contract/demo/mail';
import { type MailFolder, mailLabels } from '@diwan/api-contract/demo/mail-values';
import { fileNames, letters } from './letters.ts';
import { correspondents, me } from './people.ts';
import { randomFrom } from './random.ts';

export const seedSize = 5000;
const newest = Date.UTC(2026, 10, 22, 8);
const minute = 60_000;

type Random = ReturnType<typeof randomFrom>;

/** Where a hundred mails end; the rest is in the inbox. No folder has so many that its answer would take long. */
const shares: readonly [MailFolder, number][] = [
  ['sent', 24],
  ['draft', 28],
  ['spam', 52],
  ['trash', 76],
];

function folderOf(random: Random): MailFolder {
  const drawn = random.below(100);
  return shares.find(([, end]) => drawn < end)?.[0] ?? 'inbox';
}

/** Who writes with me, about what. */
interface Thread {
  other: (typeof correspondents)[number];
  subject: string;
  mailFolder: MailFolder;
}

function messageOf(random: Random, id: number, time: number, thread: Thread, isMine: boolean): MailMessage {
  const { other, subject, mailFolder } = thread;
  const [from, to] = isMine ? [me, other] : [other, me];
  const { paragraphs } = letters[other.language];
  return {
    id,
    sender: from.email,
    sender_name: from.name,
    to: [{ name: to.name, email: to.email }],
    img: null,
    subject,
    cc: random.chance(0.1) ? [random.pick(correspondents).email] : [],
    bcc: [],
    message: Array.from({ length: random.chance(0.15) ? 2 : 1 }, () => random.pick(paragraphs)).join('\n\n'),
    attachments: random.chance(0.1) ? [{ fileName: random.pick(fileNames), size: 20_000 + random.below(900_000) }] : [],
    isStarred: random.chance(0.08),
    labels: mailLabels.filter(() => random.chance(0.12)),
    time: new Date(time).toISOString(),
    mailFolder,
    unread: mailFolder === 'inbox' && random.chance(0.2),
  };
}

/** The mails that the demo begins with, the same in every browser; the newest first. */
export function seedMails(): Mail[] {
  const random = randomFrom(5);
  return Array.from({ length: seedSize }, (_, index): Mail => {
    const id = index + 1;
    const time = newest - index * 37 * minute;
    const other = random.pick(correspondents);
    const mailFolder = folderOf(random);
    const thread = { other, mailFolder, subject: random.pick(letters[other.language].subjects)(id) };
    const isMine = mailFolder === 'sent' || mailFolder === 'draft';
    const answers = mailFolder !== 'draft' && random.chance(0.05) ? 1 + random.below(3) : 0;
    const replies = Array.from({ length: answers }, (__, turn) => ({
      // One answers the other.
      ...messageOf(random, seedSize * (turn + 2) + index, time + (turn + 1) * minute, thread, isMine === turn % 2 > 0),
      unread: false,
    }));
    return { ...messageOf(random, id, time, thread, isMine), replies };
  });
}
