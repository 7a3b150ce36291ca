import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { heldSession } from '../storage/session-storage.ts';

const callbackPath = '/callback';
const scope = 'openid profile email';

/** Prepares a sign-in and answers where it goes on; `to` comes back with the person. */
export async function startSignIn(to: string | null, language: string): Promise<string> {
  const settings = await expectBody(client.identity.settings());
  const oidc = await loadEngine(settings);
  const nonce = randomText();
  const { url, state } = await oidc.createSigninRequest({ state: { to }, nonce, ui_locales: language });
  const codeChallenge = state.code_challenge;
  if (!codeChallenge) throw new Error('The sign-in request has no PKCE challenge.');
  const [stateHash, nonceHash] = await Promise.all([sha256(state.id), sha256(nonce)]);
  await expectBody(client.identity.start({ body: { stateHash, nonceHash, codeChallenge } }));
  return url;
}

/** Trades what the identity provider sent back for a session. */
export async function finishSignIn(url: string) {
  const oidc = await loadEngine();
  const { state, response } = await oidc.readSigninResponseState(url, true);
  if (response.error) throw new Error(response.error_description ?? response.error);
  const { id, nonce, code_verifier: codeVerifier, data } = state;
  if (!response.code || !nonce || !codeVerifier) throw new Error('The sign-in response has no code.');
  const iss = new URL(url).searchParams.get('iss') ?? undefined;
  const session = await expectBody(
    client.identity.exchange({ body: { code: response.code, state: id, nonce, codeVerifier, iss } }),
  );
  const to = (data as { to?: unknown } | undefined)?.to;
  return { session: heldSession(session), to: typeof to === 'string' ? to : null };
}

interface ProviderSettings {
  authority: string;
  clientId: string;
  authorizationEndpoint: string;
}

// Only the protocol's request and response; the API exchanges the code and validates the id token.
async function loadEngine(provider?: ProviderSettings) {
  const { OidcClient, WebStorageStateStore } = await import('oidc-client-ts');
  const stateStore = new WebStorageStateStore({ store: sessionStorage });
  const oidc = new OidcClient({
    authority: provider?.authority ?? location.origin,
    client_id: provider?.clientId ?? 'admin',
    redirect_uri: location.origin + callbackPath,
    scope,
    stateStore,
    metadata: provider && { issuer: provider.authority, authorization_endpoint: provider.authorizationEndpoint },
  });
  await oidc.clearStaleState();
  return oidc;
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
}
