import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { AppDeps } from '#deps.ts';
import { embeddedIssuer, mountPath } from '../provider/provider.ts';
import { embeddedClientId, embeddedClientSecret, signingKey } from '../provider/provider-keys.ts';

export interface TokenAnswer {
  status: number;
  text: string;
  /** When the provider answered, by its own clock, where it says so. */
  date: string | null;
}

/** The identity provider as this API, its confidential client, meets it. */
export interface RelyingParty {
  issuer: string;
  clientId: string;
  clientSecret: string;
  authorizationEndpoint: string;
  endSessionEndpoint: string | null;
  /** Whether every answer of the authorization endpoint names its issuer, so that one without a name is refused. */
  namesIssuer: boolean;
  keys: JWTVerifyGetKey;
  postToken(form: URLSearchParams, authorization: string): Promise<TokenAnswer>;
}

export type FindRelyingParty = (server: FastifyInstance) => Promise<RelyingParty>;

const timeoutMs = 10_000;
const metadataLifetimeMs = 3_600_000;
const keysCooldownMs = 300_000;

/** Knows the provider of the settings: the embedded one, called inside the process, or a hosted one, found by discovery. */
export function relyingParty(deps: AppDeps): FindRelyingParty {
  const { oidc } = deps.config;
  return oidc.kind === 'embedded' ? (server) => embeddedParty(deps, server) : hostedParty(oidc, deps.clock);
}

async function embeddedParty({ config, database }: AppDeps, server: FastifyInstance): Promise<RelyingParty> {
  const issuer = embeddedIssuer(config.publicUrl);
  const { kty, n, e, kid, alg, use } = await signingKey(database);
  return {
    issuer,
    clientId: embeddedClientId,
    clientSecret: await embeddedClientSecret(database),
    authorizationEndpoint: `${issuer}/auth`,
    // Signing out ends the provider's session inside the process: there is nowhere to go.
    endSessionEndpoint: null,
    namesIssuer: true,
    keys: createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] }),
    async postToken(form, authorization) {
      const { statusCode, body } = await server.inject({
        method: 'POST',
        url: `${mountPath}/token`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      return { status: statusCode, text: body, date: new Date().toUTCString() };
    },
  };
}

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

interface HostedSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function hostedParty({ issuer, clientId, clientSecret }: HostedSettings, clock: () => Date): FindRelyingParty {
  let known: { party: RelyingParty; until: number } | undefined;

  async function discover(): Promise<RelyingParty> {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, request());
    if (!answer.ok) throw new Error(`discovery answered ${answer.status}`);
    const found = metadata.parse(await answer.json());
    if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error(`discovery names another issuer: ${found.issuer}`);
    return {
      issuer: found.issuer,
      clientId,
      clientSecret,
      authorizationEndpoint: found.authorization_endpoint,
      endSessionEndpoint: found.end_session_endpoint ?? null,
      namesIssuer: found.authorization_response_iss_parameter_supported,
      keys: createRemoteJWKSet(new URL(found.jwks_uri), {
        timeoutDuration: timeoutMs,
        cooldownDuration: keysCooldownMs,
      }),
      async postToken(form, authorization) {
        const headers = { authorization, accept: 'application/json' };
        const reply = await fetch(found.token_endpoint, { ...request(), method: 'POST', body: form, headers });
        return { status: reply.status, text: await reply.text(), date: reply.headers.get('date') };
      },
    };
  }

  return async () => {
    const now = clock().getTime();
    if (!known || known.until <= now) {
      known = { party: await discover(), until: now + metadataLifetimeMs };
    }
    return known.party;
  };
}

const request = (): RequestInit => ({ redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
