import type { Mail, MailMessage } from '@diwan/api-contract/demo/mail';
import { type MailFolder, mailLabels } from '@diwan/api-contract/demo/mail-values';
import { fileNames, paragraphs, subjects } from './letters.ts';
import { correspondents, me } from './people.ts';
import { randomFrom } from './random.ts';

export const seedSize = 5000;
const newest = Date.UTC(2026, 10, 22, 8);
const minute = 60_000;

type Random = ReturnType<typeof randomFrom>;

/** Of a hundred mails; the rest is in the inbox. */
const shares: readonly [MailFolder, number][] = [
  ['sent', 20],
  ['draft', 22],
  ['spam', 26],
  ['trash', 34],
];

function folderOf(random: Random): MailFolder {
  const drawn = random.below(100);
  return shares.find(([, end]) => drawn < end)?.[0] ?? 'inbox';
}

function messageOf(random: Random, id: number, time: number, mailFolder: MailFolder): MailMessage {
  const other = random.pick(correspondents);
  const isMine = mailFolder === 'sent' || mailFolder === 'draft';
  const [from, to] = isMine ? [me, other] : [other, me];
  return {
    id,
    sender: from.email,
    sender_name: from.name,
    to: [{ name: to.name, email: to.email }],
    img: null,
    subject: random.pick(subjects)(id),
    cc: random.chance(0.1) ? [random.pick(correspondents).email] : [],
    bcc: [],
    message: Array.from({ length: 1 + random.below(3) }, () => random.pick(paragraphs)).join('\n\n'),
    attachments: random.chance(0.15)
      ? [{ fileName: random.pick(fileNames), size: 20_000 + random.below(900_000) }]
      : [],
    isStarred: random.chance(0.08),
    labels: mailLabels.filter(() => random.chance(0.12)),
    time: new Date(time).toISOString(),
    mailFolder,
    unread: mailFolder === 'inbox' && random.chance(0.2),
  };
}

/** The mails that the demo begins with, the same in every browser; the newest first. */
export function seedMails(): Mail[] {
  const random = randomFrom(2026);
  return Array.from({ length: seedSize }, (_, index): Mail => {
    const time = newest - index * 37 * minute;
    const first = messageOf(random, index + 1, time, folderOf(random));
    const answers = random.chance(0.1) ? 1 + random.below(3) : 0;
    const replies = Array.from({ length: answers }, (__, turn) => ({
      ...messageOf(random, seedSize * (turn + 2) + index, time + (turn + 1) * minute, first.mailFolder),
      subject: first.subject,
      unread: false,
    }));
    return { ...first, replies };
  });
}
