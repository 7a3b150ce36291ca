import { z } from 'zod';
import { isThisMachine } from '#http/this-machine.ts';

/** The server that takes mails from us, and in whose name they leave. */
export interface MailConfig {
  host: string;
  port: number;
  /** Encrypted from the first byte; else by STARTTLS, without which nothing is sent unless `mayBePlain`. */
  isSecure: boolean;
  mayBePlain: boolean;
  auth: { user: string; pass: string } | null;
  from: { name: string; address: string };
  perMinute: number;
}

/** `Diwan <no-reply@example.com>`, or the address alone. */
const sender = /^(?:([^<>"\p{Cc}]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/u;

export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(
      (url) => new URL(url).search === '' && ['', '/'].includes(new URL(url).pathname),
      'smtps://user:password@host:port',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender)
    .transform((from) => {
      const [, name, inBrackets, alone] = sender.exec(from)!;
      return { name: name ?? '', address: inBrackets ?? alone! };
    })
    .refine(({ address }) => z.email().safeParse(address).success, 'an address, or: Name <address>')
    .optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(6_000).default(300),
  SMTP_ALLOW_PLAINTEXT: z.enum(['yes', 'no']).default('no'),
};
interface Given {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: MailConfig['from'] | undefined;
  MAIL_PER_MINUTE: number;
  SMTP_ALLOW_PLAINTEXT: 'yes' | 'no';
}

/** Without a server there is nothing to deliver by, and mails are kept to be seen. */
export function readMail({ SMTP_URL, MAIL_FROM, MAIL_PER_MINUTE, SMTP_ALLOW_PLAINTEXT }: Given): MailConfig | null {
  if (!SMTP_URL || !MAIL_FROM) return null;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    mayBePlain: SMTP_ALLOW_PLAINTEXT === 'yes' || isThisMachine(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
    from: MAIL_FROM,
    perMinute: MAIL_PER_MINUTE,
  };
}
