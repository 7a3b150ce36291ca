import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { languageOf, startUrl } from '#identity/provider/interaction.ts';
import { pageHeaders } from '#identity/provider/page-response.ts';
import { deadEndPage } from '#identity/sign-in-page/page.ts';
import { choosePasswordPage, type PasswordFault } from '#identity/sign-in-page/password-page.ts';
import { staffOfToken } from '#identity/staff/links.ts';
import { weaknessOf } from '#strength/weak-password.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { setPassword } from './passwords.ts';
import { systemWriter } from './system-writer.ts';

const path = '/oidc/invitation';
const longestForm = 8 * 1024;

/** Draws the page behind the link of an invitation, and takes the password that was chosen there. */
export async function serveInvitations(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const config = { guard: { may: 'anyone', rateClass: 'signIn' } } as const;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(path, { config }, async (request, reply) => {
      const { token, lang } = request.query as Partial<Record<string, string>>;
      const language = languageOf(lang, request.headers['accept-language']);
      const member = await invitedBy(deps.database.orm, token, deps);
      if (!member) return gone(deps, reply, language);
      return send(reply, 200, choosePasswordPage({ language, email: member.email, token: token! }));
    });
    scope.post(path, { config }, async (request, reply) => {
      const form = request.body as Partial<Record<string, string>>;
      const language = languageOf(form.lang, request.headers['accept-language']);
      const outcome = await accept(deps, form, request);
      if (outcome.kind === 'gone') return gone(deps, reply, language);
      if (outcome.kind === 'accepted') return reply.headers(pageHeaders).redirect(startUrl(deps.config), 303);
      const { fault, member } = outcome;
      return send(reply, 422, choosePasswordPage({ language, email: member.email, token: form.token!, fault }));
    });
  });
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page);

const gone = ({ config }: AppDeps, reply: FastifyReply, language: 'ar' | 'en') =>
  send(reply, 410, deadEndPage(language, 'linkGone', startUrl(config)));

async function invitedBy(tx: Tx, token: string | undefined, { clock }: AppDeps): Promise<StaffMember | undefined> {
  const staffId = await staffOfToken(tx, token, 'invitation', clock().toISOString());
  if (staffId === undefined) return undefined;
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), eq(staff.state, 'invited')));
  return member;
}

type Outcome = { kind: 'gone' } | { kind: 'accepted' } | { kind: 'faulty'; fault: PasswordFault; member: StaffMember };

/** The link is used up in the transaction that lets somebody in, so it never lets in twice. */
function accept(
  deps: AppDeps,
  { token, password = '', again }: Partial<Record<string, string>>,
  request: FastifyRequest,
): Promise<Outcome> {
  return deps.database.transaction(async (tx): Promise<Outcome> => {
    const member = await invitedBy(tx, token, deps);
    if (!member) return { kind: 'gone' };
    const fault = password === again ? await weaknessOf(password, member) : 'different';
    if (fault) return { kind: 'faulty', fault, member };
    await setPassword(tx, member, password);
    const event = { id: member.id, version: null, event: { type: 'staff.accept' } };
    await applyEvent(deps.resources.staff, event, systemWriter(deps, tx, request));
    return { kind: 'accepted' };
  });
}
