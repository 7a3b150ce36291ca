import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { credentials, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import type { Form } from '#http/requests/forms.ts';
import { languageOf, startUrl } from '#identity/provider/interaction.ts';
import { admitAttempt } from '#identity/sign-in/throttle.ts';
import { askForLinkPage, linkSentPage } from '#identity/sign-in-page/reset-page.ts';
import { issueLink } from '#identity/staff/links.ts';
import { enqueueMail } from '#resources/mails/outbox.ts';
import { sendPage } from '../send-page.ts';
import { systemWriter } from '#workflows/system-writer.ts';

const path = '/oidc/forgotten';

/** Draws the page on which somebody asks for a new password; its answer is the same whoever they are. */
export function serveResetRequests(scope: FastifyInstance, deps: AppDeps): void {
  const config = { guard: { may: 'anyone', rateClass: 'signIn' } } as const;
  scope.get(path, { config }, async (request, reply) => {
    const { lang } = request.query as Form;
    return sendPage(reply, 200, askForLinkPage(languageOf(lang, request.headers['accept-language'])));
  });
  scope.post(path, { config }, async (request, reply) => {
    const { lang, email = '' } = request.body as Form;
    const language = languageOf(lang, request.headers['accept-language']);
    const address = email.trim().slice(0, 320);
    const admission = await admitAttempt(deps, `reset of ${address}`, request.ip);
    // Who is known takes no longer to be answered than who is not.
    if (admission.kind === 'admitted')
      reply.raw.once('finish', () => {
        sendLink(deps, address).catch((error: unknown) => request.log.error({ err: error }, 'a reset was not sent'));
      });
    return sendPage(reply, 200, linkSentPage(language, startUrl(deps.config)));
  });
}

/** Sends a link to whoever has this address, may sign in, and has a password here. */
function sendLink(deps: AppDeps, email: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(credentials, eq(credentials.staffId, staff.id))
      .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), eq(staff.state, 'active')));
    if (!found) return;
    const writer = systemWriter(deps, tx, null);
    await issueLink(writer, found.id, 'reset');
    await enqueueMail(writer, { template: 'passwordReset', about: { staffId: found.id, number: email } }, writer.now);
  });
}
