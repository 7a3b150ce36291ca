import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { type Form, readForms } from '#http/requests/forms.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { recipientOf, unsubscribePath } from '#resources/email-recipients/unsubscribe-token.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { showPage } from './reader-page.ts';

/** The page behind the link beneath each mail of a campaign, and the one click of a mail program (RFC 8058): a POST to the same address. */
export async function serveUnsubscribing(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
    // Programs that look at every link in a mail before its reader does would unsubscribe everybody.
    scope.get(unsubscribePath, { config }, async (request, reply) => {
      const recipient = await find(deps, deps.database.orm, request);
      const state = recipient && (recipient.state === 'unsubscribed' ? 'done' : 'asked');
      return showPage(request, reply, state ?? 'unknown', recipient?.email ?? null);
    });
    scope.post(unsubscribePath, { config }, async (request, reply) => {
      const recipient = await deps.database.transaction(async (tx) => {
        const found = await find(deps, tx, request);
        if (found && found.state !== 'unsubscribed') await unsubscribe(deps, tx, found.id);
        return found;
      });
      return showPage(request, reply, recipient ? 'done' : 'unknown', recipient?.email ?? null);
    });
  });
}

async function find({ keys }: AppDeps, tx: Tx, { query }: FastifyRequest) {
  const id = recipientOf(keys.sealing, (query as Form).token);
  if (id === null) return null;
  const { email, state } = recipients;
  const [found] = await tx.select({ id: recipients.id, email, state }).from(recipients).where(eq(recipients.id, id));
  return found ?? null;
}

/** As the system: whoever has the mail is nobody that the product knows by a session. */
const unsubscribe = (deps: AppDeps, tx: Tx, id: string): Promise<void> =>
  applyEvent(
    deps.resources.emailRecipients,
    { id, version: null, event: { type: 'emailRecipient.unsubscribe' } },
    systemWriter(deps, tx),
  );
