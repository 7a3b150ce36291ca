import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailConfig } from './config.ts';

export interface ReceivedMail {
  messageId: string;
  to: string;
  source: string;
}

/** What the server does with a mail; a code is its answer, `drop` ends the connection after the whole text without one. */
export type Treatment = 'take' | 'drop' | 'dropAndLose' | { atRecipient: number } | { atText: number };

/** A mail server that keeps what it takes, and treats each mail as a test says. */
export interface TestMailServer {
  config: MailConfig;
  received: ReceivedMail[];
  treat: (to: string) => Treatment | Promise<Treatment>;
  onHangUp: () => void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

export async function startTestMailServer(change: Partial<MailConfig> = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const mailServer: Pick<TestMailServer, 'treat' | 'onHangUp'> = { treat: () => 'take', onHangUp: () => {} };
  const treatments = new WeakMap<object, Treatment>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onRcptTo({ address }, session, done) {
      const treatment = await mailServer.treat(address);
      treatments.set(session, treatment);
      const code = typeof treatment === 'object' && 'atRecipient' in treatment && treatment.atRecipient;
      done(code ? refusal(code, `${code === 550 ? 'No such user' : 'Try again later'} <${address}>`) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]!.address;
        const treatment = treatments.get(session)!;
        if (typeof treatment === 'object' && 'atText' in treatment)
          return done(refusal(treatment.atText, 'Not this one'));
        const source = Buffer.concat(chunks).toString('utf8');
        const messageId = /^Message-ID: <(.+)>\r?$/im.exec(source)?.[1] ?? '';
        if (treatment !== 'dropAndLose') received.push({ messageId, to, source });
        if (treatment === 'take') return done();
        mailServer.onHangUp();
        for (const connection of server.connections) if (connection.session === session) connection.close();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mailServer, {
    received,
    config: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      mayBePlain: true,
      auth: null,
      from: { name: 'ديوان', address: 'no-reply@diwan.example' },
      perMinute: 6_000,
      ...change,
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
