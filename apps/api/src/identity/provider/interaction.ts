import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@diwan/api-contract/values/staff';
import { eq, sql } from 'drizzle-orm';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { credentials, type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { recordIdentityEvent } from '../events.ts';
import { factorsOf } from '../factors/set-up.ts';
import { admitAttempt, forgetAttempts } from '../sign-in/throttle.ts';
import { deadEndPage, type SignInFailure } from '../sign-in-page/page.ts';
import { hashPassword, verifyPassword } from '../staff/password.ts';
import { askForMore, passedIn, showCodePage, startOver, takeCode } from './code-step.ts';
import { readForm, sendPage } from './page-response.ts';
import { showPasskeyPage, takePasskeyOf } from './passkey-step.ts';
import { refuseSignIn, showSignIn } from './refused-sign-in.ts';

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
}

/** Somebody who is not known takes as long as somebody who is. */
const nobodysHash = hashPassword('nobody');

export const startUrl = ({ publicUrl }: Config) => `${publicUrl}/login`;

export function languageOf(...wishes: (string | null | undefined)[]): Language {
  const wish = wishes.find((candidate) => candidate && /^(ar|en)\b/.test(candidate));
  return wish?.startsWith('en') ? 'en' : 'ar';
}

/** The provider's own sign-in page: shows it, and takes what was typed. */
export async function interact(deps: AppDeps, provider: Provider, visit: Visit): Promise<void> {
  const { request, response } = visit;
  const { searchParams: asked } = new URL(request.url ?? '/', 'http://localhost');
  const wish = asked.get('lang');
  const details = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.OIDCProviderError) return undefined;
    throw error;
  });
  if (!details || details.prompt.name !== 'login') {
    const language = languageOf(wish, request.headers['accept-language']);
    return sendPage(response, 400, deadEndPage(language, 'expired', startUrl(deps.config)));
  }
  const { ui_locales: locales, login_hint: hint } = details.params;
  const given = (value: unknown) => (typeof value === 'string' ? value : '');
  const passed = passedIn(deps, details);
  if (request.method !== 'POST') {
    const step = { interaction: details, response, language: languageOf(wish, given(locales)) };
    if (asked.get('way') === 'passkey')
      return showPasskeyPage(deps, step, { staffId: passed?.staffId, isRefused: asked.has('refused') });
    return passed ? showCodePage(deps, step, passed) : showSignIn(deps, step, given(hint));
  }

  const form = await readForm(request);
  const language = languageOf(form?.get('lang'), wish, given(locales));
  const step = { interaction: details, response, language };
  const finish = (accountId: string) =>
    provider.interactionFinished(request, response, { login: { accountId } }, { mergeWithLastSubmission: false });
  const origin = { id: '', ip: visit.address, headers: request.headers };
  const credential = form?.get('credential');
  if (typeof credential === 'string') {
    const owner = await takePasskeyOf(deps, step, { given: credential, staffId: passed?.staffId, request: origin });
    return owner === undefined ? undefined : finish(owner);
  }
  const code = form?.get('code');
  if (form?.has('restart') || (typeof code === 'string' && !passed)) return startOver(step);
  if (passed && typeof code === 'string') {
    const isRight = await takeCode(deps, step, { passed, code: code.slice(0, 64), request: origin });
    return isRight ? finish(passed.staffId) : undefined;
  }

  const email = form?.get('email')?.trim().slice(0, 320) ?? '';
  const outcome = await checkPassword(deps, visit, email, form?.get('password')?.slice(0, 1024) ?? '');
  if (outcome.kind !== 'known') return refuseSignIn(deps, step, { email, failure: outcome });
  const { hasApp, hasPasskey } = await factorsOf(deps.database.orm, outcome.staffId);
  if (!hasApp && !hasPasskey) return finish(outcome.staffId);
  await askForMore(deps, step, outcome.staffId, hasPasskey ? 'passkey' : 'code');
}

type Outcome = { kind: 'known'; staffId: string } | SignInFailure;

async function checkPassword(deps: AppDeps, visit: Visit, email: string, password: string): Promise<Outcome> {
  if (email === '' || password === '')
    return { kind: 'incomplete', lacksEmail: email === '', lacksPassword: password === '' };
  const admission = await admitAttempt(deps, email, visit.address);
  if (admission.kind === 'throttled') return admission;
  const account = await findCredentials(deps.database, email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? (await nobodysHash));
  if (account && isRight) {
    await forgetAttempts(deps, email, visit.address);
    return { kind: 'known', staffId: account.member.id };
  }
  await recordIdentityEvent(deps.database.orm, {
    event: admission.isLast ? 'authn_login_lock' : 'authn_login_fail',
    member: account?.member,
    request: { id: '', ip: visit.address, headers: visit.request.headers },
  });
  return { kind: 'wrong' };
}

async function findCredentials(
  { orm }: Database,
  email: string,
): Promise<{ member: StaffMember; passwordHash: string } | undefined> {
  const [row] = await orm
    .select({ member: staff, passwordHash: credentials.passwordHash })
    .from(staff)
    .innerJoin(credentials, eq(credentials.staffId, staff.id))
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  return row;
}
