import type { FastifyInstance } from 'fastify';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { HostedOidc } from '#config.ts';
import type { AppDeps } from '#deps.ts';
import { embeddedIssuer, mountPath } from '../provider/provider.ts';
import { embeddedClientId, embeddedClientSecret } from '../provider/provider-keys.ts';

/** The identity provider as this API, its confidential client, meets it. */
export interface RelyingParty {
  configuration: Configuration;
  issuer: string;
  clientId: string;
  authorizationEndpoint: string;
  endSessionEndpoint: string | null;
  /** The provider's time in milliseconds, where it differs from ours by more than clocks do. */
  now(): number;
}

export type FindRelyingParty = (server: FastifyInstance) => Promise<RelyingParty>;

/** How far clocks may differ that nobody has set. */
export const leewaySeconds = 60;
const timeoutSeconds = 10;
const lifetimeMs = 3_600_000;

/** Knows the provider of the settings, found by discovery; the embedded one is asked inside the process. */
export function relyingParty(deps: AppDeps): FindRelyingParty {
  const { oidc, publicUrl } = deps.config;
  let known: { party: RelyingParty; until: number; wall: number } | undefined;

  const find = async (server: FastifyInstance) => {
    if (oidc.kind === 'hosted') return discover(oidc, (url, options) => fetch(url, options as RequestInit));
    const issuer = embeddedIssuer(publicUrl);
    const clientSecret = await embeddedClientSecret(deps.database);
    return discover({ issuer, clientId: embeddedClientId, clientSecret }, within(server, issuer));
  };

  return async (server) => {
    const now = deps.clock().getTime();
    // How far the provider's clock is ahead is measured anew when the machine's own was set, or had stood still.
    if (!known || known.until <= now || gap(setting(), known.wall) !== 0)
      known = { party: await find(server), until: now + lifetimeMs, wall: setting() };
    return known.party;
  };
}

const setting = () => Date.now() - performance.now();

/** How far one time is ahead of another, where they differ by more than clocks do. */
export function gap(one: number, other: number): number {
  return Math.abs(one - other) > leewaySeconds * 1000 ? one - other : 0;
}

type Client = Pick<HostedOidc, 'issuer' | 'clientId' | 'clientSecret'>;

async function discover({ issuer, clientId, clientSecret }: Client, ask: CustomFetch): Promise<RelyingParty> {
  let ahead = 0;
  const askForTime: CustomFetch = async (url, options) => {
    const answer = await ask(url, options);
    ahead = gap(Date.parse(answer.headers.get('date') ?? ''), Date.now());
    return answer;
  };
  const configuration = await discovery(
    new URL(`${issuer}/.well-known/openid-configuration`),
    clientId,
    {
      [clockTolerance]: leewaySeconds,
      // Read when discovery has answered.
      get [clockSkew]() {
        return Math.round(ahead / 1000);
      },
    },
    ClientSecretBasic(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      [customFetch]: askForTime,
    },
  );
  configuration[customFetch] = ask;
  const found = configuration.serverMetadata();
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error(`discovery names another issuer: ${found.issuer}`);
  if (!found.authorization_endpoint) throw new Error('discovery names no authorization endpoint');
  return {
    configuration,
    issuer: found.issuer,
    clientId,
    authorizationEndpoint: found.authorization_endpoint,
    endSessionEndpoint: found.end_session_endpoint ?? null,
    now: () => Date.now() + ahead,
  };
}

/** Asks the provider that runs inside this process, whose clock is ours. */
function within(server: FastifyInstance, issuer: string): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await server.inject({
      method: method as 'GET' | 'POST',
      url: url.replace(issuer, mountPath),
      headers,
      ...(body ? { payload: String(body) } : {}),
    });
    const type = String(answer.headers['content-type']);
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
  };
}
