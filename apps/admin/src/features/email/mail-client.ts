import type { Mail, MailMeta, MailTag } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { expectBody } from '#api/expect-body.ts';
import { demoClient } from '#demo/demo-client.ts';
import type { DemoBackend } from '#mocks/demo-backend.ts';

/** What the e-mail app asks of the demo's backend. */
export interface MailClient extends Pick<DemoBackend, 'letters' | 'files' | 'unsent' | 'sendLetter' | 'me'> {
  mails(filter: MailFilter, signal: AbortSignal): Promise<Mail[]>;
  meta(signal: AbortSignal): Promise<MailMeta>;
  tags(signal: AbortSignal): Promise<MailTag[]>;
  change(change: MailChange, signal: AbortSignal): Promise<void>;
}

const { mail } = demoClient;

/** The demo's endpoints, and beside them what its contract has no endpoint for. */
export const createMailClient = ({ letters, files, unsent, sendLetter, me }: DemoBackend): MailClient => ({
  letters,
  files,
  unsent,
  sendLetter,
  me,
  mails: (filter, signal) => expectBody(mail.mails({ query: { filter }, signal })),
  meta: (signal) => expectBody(mail.meta({ signal })),
  tags: (signal) => expectBody(mail.tags({ signal })),
  change: ({ kind, ...body }, signal) => expectBody(mail[kind]({ body, signal } as never)),
});
