import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import type { AppDeps } from '#deps.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { problemOf } from '#http/problems/problems.ts';
import { serveAsset } from '../sign-in-page/assets.ts';
import { deadEndPage } from '../sign-in-page/page.ts';
import { interact, languageOf, startUrl } from './interaction.ts';
import { sendPage, setPageHeaders } from './page-response.ts';
import { purgeExpiredPayloads } from './provider-adapter.ts';
import { providerConfiguration } from './provider-configuration.ts';

export const mountPath = '/oidc';

export const embeddedIssuer = (publicUrl: string) => `${publicUrl}${mountPath}`;

/** The OpenID Connect provider that runs inside this process when no hosted one is configured. */
export interface IdentityProvider {
  issuer: string;
  /** Answers everything below `/oidc`; the body must not have been read, `address` is the caller's true one. */
  handler(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>;
}

export async function createIdentityProvider(deps: AppDeps): Promise<IdentityProvider> {
  const { config, database, log } = deps;
  if (config.oidc.kind !== 'embedded') throw new Error('a hosted provider is configured: there is none to embed');
  await purgeExpiredPayloads(database, () => new Date());

  const issuer = embeddedIssuer(config.publicUrl);
  const { protocol, host } = new URL(config.publicUrl);
  const failurePage = (acceptLanguage: string | undefined, code: string) =>
    deadEndPage(languageOf(acceptLanguage), 'failed', startUrl(config), code);
  const provider = new Provider(
    issuer,
    await providerConfiguration({
      config,
      database,
      renderError: (ctx, out) => {
        ctx.type = 'html';
        ctx.body = failurePage(ctx.get('accept-language'), out.error);
      },
    }),
  );
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log?.error({ err: error }, 'the identity provider failed'));
  const protocolHandler = provider.callback();

  async function handler(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    setPageHeaders(response);
    const original = request.url ?? '/';
    const url = original.slice(mountPath.length) || '/';
    const path = url.split('?', 1)[0] ?? '/';
    if (serveAsset(path, response)) return;
    // Addresses are built from the public one, whatever the caller or a proxy says.
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-for'] = address;
    if (path.startsWith('/interaction/')) return interact(deps, provider, { request, response, address });
    Object.assign(request, { originalUrl: original, url });
    await protocolHandler(request, response);
  }

  return {
    issuer,
    handler: (request, response, address) =>
      handler(request, response, address).catch((error: unknown) => {
        const problem = problemOfDatabase(error) ?? problemOf('internal');
        log?.error({ err: error }, 'the sign-in page failed');
        if (response.headersSent) return void response.destroy();
        if (problem.extra.retryAfter !== undefined) response.setHeader('Retry-After', problem.extra.retryAfter);
        sendPage(response, problem.status, failurePage(request.headers['accept-language'], problem.code));
      }),
  };
}
