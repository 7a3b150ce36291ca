import { languages } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maskEmail } from '#crud/masked/masks.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { type Form, readForms } from '#http/requests/forms.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { recipientOf, unsubscribePath } from '#resources/email-recipients/unsubscribe-token.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** What the page may do: be looked at, and send its one form back. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

type State = 'asked' | 'done' | 'unknown';

/** The page behind the link beneath each mail of a campaign, and the one click of a mail program (RFC 8058): a POST to the same address. */
export async function serveUnsubscribing(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
    // Programs that look at every link in a mail before its reader does would unsubscribe everybody.
    scope.get(unsubscribePath, { config }, async (request, reply) => {
      const recipient = await find(deps, deps.database.orm, request);
      const state = recipient && (recipient.state === 'unsubscribed' ? 'done' : 'asked');
      return show(request, reply, state ?? 'unknown', recipient?.email ?? null);
    });
    scope.post(unsubscribePath, { config }, async (request, reply) => {
      const recipient = await deps.database.transaction(async (tx) => {
        const found = await find(deps, tx, request);
        if (found && found.state !== 'unsubscribed') await unsubscribe(deps, tx, found.id);
        return found;
      });
      return show(request, reply, recipient ? 'done' : 'unknown', recipient?.email ?? null);
    });
  });
}

async function find({ keys }: AppDeps, tx: Tx, { query }: FastifyRequest) {
  const id = recipientOf(keys.sealing, (query as Form).token ?? '');
  if (id === null) return null;
  const { email, state } = recipients;
  const [found] = await tx.select({ id: recipients.id, email, state }).from(recipients).where(eq(recipients.id, id));
  return found ?? null;
}

/** As the system: whoever has the mail is nobody that the product knows by a session. */
function unsubscribe({ clock, resources, keys }: AppDeps, tx: Tx, id: string): Promise<void> {
  const writer = {
    tx,
    now: clock().toISOString(),
    actor: theSystem,
    can: theSystem.can,
    resources,
    sealing: keys.sealing,
    request: null,
    followUps: [],
  };
  const event = { type: 'emailRecipient.unsubscribe' };
  return applyEvent(resources.emailRecipients, { id, version: null, event }, writer);
}

async function show(request: FastifyRequest, reply: FastifyReply, state: State, email: string | null) {
  const isEnglish = /^en\b/i.test(request.headers['accept-language'] ?? '');
  const inOrder = isEnglish ? [...languages].reverse() : languages;
  const said = await Promise.all(
    inOrder.map(async (language) => ({
      language,
      words: (await loadMessages('mailTexts', language)).unsubscribing,
    })),
  );
  const page = unsubscribePage({ said, state, email: email && maskEmail(email) });
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(page);
}
