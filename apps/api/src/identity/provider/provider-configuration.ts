import { eq } from 'drizzle-orm';
import type { Account, Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { createProviderAdapter } from './provider-adapter.ts';
import { cookieKey, embeddedClientId, embeddedClientSecret, signingKey } from './provider-keys.ts';

const scope = 'openid profile email';
const claims = { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] };

interface ConfigurationDeps {
  config: Config;
  database: Database;
  renderError: NonNullable<Configuration['renderError']>;
}

export async function providerConfiguration({
  config,
  database,
  renderError,
}: ConfigurationDeps): Promise<Configuration> {
  const isSecure = config.publicUrl.startsWith('https:');
  const { absoluteSeconds, idleSeconds } = config.sessionLimits;
  return {
    adapter: createProviderAdapter(database, () => new Date()),
    clients: [
      {
        client_id: embeddedClientId,
        client_secret: await embeddedClientSecret(database),
        redirect_uris: [`${config.publicUrl}/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        // A sign-in that the provider remembers is no fresh proof of who somebody is.
        require_auth_time: true,
      },
    ],
    jwks: { keys: [(await signingKey(database)) as never] },
    cookies: {
      keys: [await cookieKey(database)],
      names: { session: 'diwan_idp', interaction: 'diwan_interaction', resume: 'diwan_resume' },
      long: { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true, path: '/oidc' },
      short: { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true },
    },
    scopes: scope.split(' '),
    claims,
    // The id token itself carries name and e-mail: the API asks for nothing else.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: false },
      introspection: { enabled: false },
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: absoluteSeconds,
      Interaction: 3600,
      Session: idleSeconds,
      Grant: absoluteSeconds,
    },
    interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => findAccount(database, id),
    loadExistingGrant: grantToFirstParty,
    renderError,
  };
}

/** There is one client, it is this product itself, and so nobody is asked for consent. */
async function grantToFirstParty(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

async function findAccount({ orm }: Database, id: string): Promise<Account | undefined> {
  const [member] = await orm.select().from(staff).where(eq(staff.id, id));
  if (!member) return undefined;
  const { name, email } = member;
  return { accountId: id, claims: async () => ({ sub: id, name, email, email_verified: true }) };
}
