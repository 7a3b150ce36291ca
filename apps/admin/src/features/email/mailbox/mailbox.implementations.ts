import type { MailMeta } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter } from '@diwan/api-contract/demo/mail-values';
import { mailboxMachine } from '@diwan/machines/demo/mail/mailbox.machine';
import type { Mailbox } from '@diwan/machines/demo/mail/mailbox.types';
import { fromPromise } from 'xstate';
import type { MailClient } from '../mail-client.ts';

/** The mailbox machine on the demo's endpoints. */
export const provideMailbox = (client: MailClient) =>
  mailboxMachine.provide({
    actors: {
      fetchMailbox: fromPromise<Mailbox, { filter: MailFilter }>(async ({ input, signal }) => {
        const [mails, meta, tags] = await Promise.all([
          client.mails(input.filter, signal),
          client.meta(signal),
          client.tags(signal),
        ]);
        return { mails, meta, tags };
      }),
      fetchMeta: fromPromise<MailMeta>(({ signal }) => client.meta(signal)),
      sendChange: fromPromise<unknown, { change: MailChange }>(({ input, signal }) =>
        client.change(input.change, signal),
      ),
    },
  });
