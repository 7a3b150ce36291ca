import type { Session } from '@diwan/api-contract/endpoints/identity';
import { signInCookie } from '#http/requests/cookies.ts';
import { randomToken, sha256 } from '#keys/random-token.ts';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

type TestRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A browser for tests: cookies, no cache, and redirects followed only when asked. */
export class TestBrowser {
  readonly base: string;
  cookies: Cookie[] = [];

  /** `base` is where the server listens, which need not be its public address. */
  constructor(base: string) {
    this.base = base;
  }

  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  async request(path: string, { headers, ...init }: TestRequest = {}): Promise<Response> {
    const bare = path.split('?', 1)[0] ?? '/';
    const cookie = this.cookies
      .filter((candidate) => bare === candidate.path || bare.startsWith(candidate.path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(this.base + path, {
      redirect: 'manual',
      ...init,
      headers: { origin: this.base, accept: 'text/html,application/json', ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** A call of the API as the screens make it. */
  call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-requested-with': 'admin', ...headers },
    });
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.map((text) => text.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const expires = attribute('expires');
    const isGone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
    const path = attribute('path') ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (!isGone && value !== '') this.cookies.push({ name, value, path });
  }
}

export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Begins a sign-in as the screens do: the secrets stay here, their hashes go to the server. */
export async function startSignIn(browser: TestBrowser): Promise<SignInAttempt> {
  const attempt = { state: randomToken(), nonce: randomToken(), codeVerifier: randomToken() };
  const response = await browser.call('/api/v1/auth/start', {
    stateHash: sha256(attempt.state),
    nonceHash: sha256(attempt.nonce),
    codeChallenge: sha256(attempt.codeVerifier),
  });
  if (response.status !== 204 || !browser.cookie(signInCookie)) throw new Error(`start answered ${response.status}`);
  return attempt;
}

interface ProviderSettings {
  clientId: string;
  authorizationEndpoint: string;
}

/** Goes to the embedded provider; answers the path of its sign-in page. */
export async function reachSignInPage(
  browser: TestBrowser,
  publicUrl: string,
  attempt: SignInAttempt,
  extra = {},
): Promise<string> {
  const settings = (await (await browser.request('/api/v1/auth/settings')).json()) as ProviderSettings;
  const url = new URL(settings.authorizationEndpoint);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: `${publicUrl}/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: sha256(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ...extra,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  const response = await browser.request(url.pathname + url.search);
  const location = response.headers.get('location');
  if (!location) throw new Error(`the authorization endpoint answered ${response.status}: ${await response.text()}`);
  const target = new URL(location, publicUrl);
  return target.pathname + target.search;
}

/** Types into the sign-in page; answers the page's own reply. */
export function submitPassword(
  browser: TestBrowser,
  page: string,
  email: string,
  password: string,
  headers = {},
): Promise<Response> {
  return browser.request(page, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'en', email, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** Reads the sign-in page again, as its answer to a refused try asks. */
export function followBack(browser: TestBrowser, page: string, refusal: Response): Promise<Response> {
  const { pathname, search } = new URL(refusal.headers.get('location') ?? '', browser.base + page);
  return browser.request(pathname + search);
}

/** Follows the provider's redirects back to `/callback`; answers what that address carries. */
export async function followToCallback(
  browser: TestBrowser,
  publicUrl: string,
  response: Response,
): Promise<URLSearchParams> {
  let location = response.headers.get('location');
  for (let hops = 0; location && hops < 5; hops += 1) {
    const url: URL = new URL(location, publicUrl);
    if (url.pathname === '/callback') return url.searchParams;
    location = (await browser.request(url.pathname + url.search)).headers.get('location');
  }
  throw new Error(`no way back to /callback from an answer ${response.status}`);
}

export function exchange(
  browser: TestBrowser,
  attempt: SignInAttempt,
  answer: { code: string; iss?: string },
): Promise<Response> {
  return browser.call('/api/v1/auth/exchange', { ...attempt, ...answer });
}

/** The whole way from nothing to a session, through the embedded provider's own page. */
export async function signInThroughPage(
  browser: TestBrowser,
  publicUrl: string,
  who: { email: string; password: string },
): Promise<Session> {
  const attempt = await startSignIn(browser);
  const page = await reachSignInPage(browser, publicUrl, attempt);
  const answer = await followToCallback(
    browser,
    publicUrl,
    await submitPassword(browser, page, who.email, who.password),
  );
  const response = await exchange(browser, attempt, { code: answer.get('code') ?? '', iss: answer.get('iss') ?? '' });
  if (response.status !== 200) throw new Error(`exchange answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
}
