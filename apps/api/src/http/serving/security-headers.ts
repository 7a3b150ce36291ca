import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** Sets the same defences on every answer, whatever its status and whoever made it. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(config, request));
  });
}

export function securityHeaders(config: Config, request: Pick<FastifyRequest, 'host' | 'url'>): Record<string, string> {
  const isSecure = config.publicUrl.startsWith('https:');
  const isApi = /^\/(api|broadcasting|oidc|livez|readyz)(\/|$|\?)/.test(request.url);
  return {
    ...(isPartOfPage(request.url)
      ? { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
      : {
          'content-security-policy': contentSecurityPolicy(config, request.host, isSecure),
          'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
        }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(isApi ? { 'cache-control': 'no-store', vary: 'Origin' } : {}),
  };
}

/** A page's own policy is what binds its scripts, styles and fonts; a worker has that of its file. */
const isPartOfPage = (url: string): boolean => /^\/assets\/(?![^?]*worker)/.test(url);

function contentSecurityPolicy(config: Config, host: string, isSecure: boolean): string {
  const { realtime } = config;
  const socketHost = realtime.kind === 'hosted' ? realtime.host : hostName(host, config.publicUrl);
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `connect-src 'self' ${realtime.isSecure ? 'wss' : 'ws'}://${socketHost}:${realtime.port}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // The preview of a mail, which brings a stricter policy of its own.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Policies let files of ours become the workers that lay diagrams out, read PDFs and answer the demo; the editor's two let
    // a text and what is pasted into it be parsed into a document that runs nothing.
    'trusted-types layout-worker pdf-worker demo-worker lexical rich-text',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The name by which the browser called us; anything else than a plain name could smuggle a directive in. */
function hostName(host: string, publicUrl: string): string {
  const name = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i.exec(host)?.[1];
  return name ?? new URL(publicUrl).hostname;
}
