import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { AttachedCalendar } from './calendar-of.ts';
import type { MailConfig } from './config.ts';

/** A mail on its way to the server. */
export interface Letter {
  /** The same for every attempt, so that whoever gets it twice can tell. */
  messageId: string;
  to: string;
  /** In whose name it leaves, where that is not the server's. */
  senderName: string | null;
  replyTo: string | null;
  /** Where one click says that its reader wants no more of these. */
  unsubscribeAt: string | null;
  subject: string;
  html: string;
  text: string;
  calendar: AttachedCalendar | null;
  attachments: readonly AttachedFile[];
  /** Asked once the server waits for the text and before it has any of it; when this fails it gets none. */
  beforeText(): Promise<void>;
}

/** A file that a mail brings. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Takes mails to a server. */
export interface Transport {
  send(letter: Letter, signal: AbortSignal): Promise<void>;
  close(): void;
}

export const mostConnections = 4;

export function openTransport({ host, port, isSecure, mayBePlain, auth, from }: MailConfig): Transport {
  const transporter = createTransport({
    pool: true,
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain,
    ...(auth ? { auth } : {}),
    maxConnections: mostConnections,
    // Whether a mail is tried again is for the outbox to say, never for the pool.
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const asked = new Map<string, Letter['beforeText']>();
  transporter.use('stream', ({ data, message }, done) => {
    const before = asked.get(data.messageId!)!;
    message!.processFunc((text) => Readable.from(afterwards(before, text), { objectMode: false }));
    done();
  });
  return {
    async send(
      { beforeText, messageId, to, calendar, attachments, senderName, replyTo, unsubscribeAt, ...said },
      signal,
    ) {
      asked.set(messageId, beforeText);
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeAt && oneClick(unsubscribeAt)) };
      const envelope = { from: from.address, to };
      try {
        const icalEvent = calendar ? { icalEvent: { ...calendar, filename: 'interview.ics' } } : {};
        const named = senderName === null ? from : { ...from, name: senderName };
        const answered = replyTo === null ? {} : { replyTo };
        const letter = {
          ...said,
          ...icalEvent,
          ...answered,
          attachments: [...attachments],
          messageId,
          from: named,
          to,
          envelope,
          headers,
        };
        await transporter.sendMail({ ...letter, signal });
      } finally {
        asked.delete(messageId);
      }
    },
    close: () => transporter.close({ force: true }),
  };
}

/** RFC 8058: a mail program sends one POST there, and nobody has to open a page. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A stream that is read, and so asks, only when the server has said that it waits for the text. */
async function* afterwards(before: () => Promise<void>, text: Readable) {
  await before();
  yield* text;
}
