import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { type Form, readForms } from '#http/requests/forms.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { languageOf, startUrl } from '#identity/provider/interaction.ts';
import { pageHeaders } from '#identity/provider/page-response.ts';
import { endProviderSessions } from '#identity/provider/provider-adapter.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { deadEndPage } from '#identity/sign-in-page/page.ts';
import { choosePasswordPage, type PasswordFault } from '#identity/sign-in-page/password-page.ts';
import { type LinkPurpose, linkPaths, staffOfToken, withdrawLink } from '#identity/staff/links.ts';
import { weaknessOf } from '#strength/weak-password.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { sendPage } from './send-page.ts';
import { setPassword } from './passwords/passwords.ts';
import { serveResetRequests } from './passwords/reset-request.ts';
import { systemWriter } from '#workflows/system-writer.ts';

interface Use {
  deps: AppDeps;
  tx: Tx;
  request: FastifyRequest;
}

/** Whom a link is for, and what else follows from the password that was chosen behind it. */
const links: Record<LinkPurpose, { state: StaffMember['state']; use(member: StaffMember, use: Use): Promise<void> }> = {
  invitation: {
    state: 'invited',
    use: ({ id }, { deps, tx, request }) =>
      applyEvent(
        deps.resources.staff,
        { id, version: null, event: { type: 'staff.accept' } },
        systemWriter(deps, tx, request),
      ),
  },
  reset: {
    state: 'active',
    async use(member, { deps, tx, request }) {
      const now = deps.clock();
      await withdrawLink(tx, member.id, 'reset');
      for (const session of await openSessionsOf(tx, [member.id], now.toISOString()))
        await endSession(tx, session, 'revoked', now);
      await endProviderSessions({ orm: tx }, member.id);
      await recordIdentityEvent(tx, { event: 'authn_password_change', member, request, reason: 'reset' });
    },
  },
};

/** Draws the pages behind the links in mails, and takes the passwords that are chosen there. */
export async function serveLinks(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    serveResetRequests(scope, deps);
    for (const purpose of Object.keys(links) as LinkPurpose[]) serveLink(scope, purpose, deps);
  });
}

function serveLink(scope: FastifyInstance, purpose: LinkPurpose, deps: AppDeps): void {
  const config = { guard: { may: 'anyone', rateClass: 'signIn' } } as const;
  const gone = (language: 'ar' | 'en') => deadEndPage(language, 'linkGone', startUrl(deps.config));
  scope.get(linkPaths[purpose], { config }, async (request, reply) => {
    const { token = '', lang } = request.query as Form;
    const language = languageOf(lang, request.headers['accept-language']);
    const member = await holderOf(deps.database.orm, token, purpose, deps);
    if (!member) return sendPage(reply, 410, gone(language));
    return sendPage(reply, 200, choosePasswordPage({ purpose, language, email: member.email, token }));
  });
  scope.post(linkPaths[purpose], { config }, async (request, reply) => {
    const form = request.body as Form;
    const language = languageOf(form.lang, request.headers['accept-language']);
    const outcome = await usePassword(deps, purpose, form, request);
    if (outcome.kind === 'gone') return sendPage(reply, 410, gone(language));
    if (outcome.kind === 'kept') return reply.headers(pageHeaders).redirect(startUrl(deps.config), 303);
    const { fault, member } = outcome;
    const page = { purpose, language, email: member.email, token: form.token ?? '', fault };
    return sendPage(reply, 422, choosePasswordPage(page));
  });
}

async function holderOf(
  tx: Tx,
  token: string,
  purpose: LinkPurpose,
  { clock }: AppDeps,
): Promise<StaffMember | undefined> {
  const staffId = await staffOfToken(tx, token, purpose, clock().toISOString());
  if (staffId === undefined) return undefined;
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.state, links[purpose].state)));
  return member;
}

type Outcome = { kind: 'gone' } | { kind: 'kept' } | { kind: 'faulty'; fault: PasswordFault; member: StaffMember };

/** The link is used up in the transaction that keeps the password, so it never lets in twice. */
function usePassword(
  deps: AppDeps,
  purpose: LinkPurpose,
  { token = '', password = '', again }: Form,
  request: FastifyRequest,
): Promise<Outcome> {
  return deps.database.transaction(async (tx): Promise<Outcome> => {
    const member = await holderOf(tx, token, purpose, deps);
    if (!member) return { kind: 'gone' };
    const fault = password === again ? await weaknessOf(password, member) : 'different';
    if (fault) return { kind: 'faulty', fault, member };
    await setPassword(tx, member, password);
    await links[purpose].use(member, { deps, tx, request });
    return { kind: 'kept' };
  });
}
