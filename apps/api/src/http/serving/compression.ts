import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Encoding = 'br' | 'gzip';

const leastBytes = 1024;
/** An answer is made once: fast and well enough, against a file that is compressed once for all. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (body: string) => promisify(brotliCompress)(body, quick),
  gzip: (body: string) => promisify(gzip)(body, { level: 5 }),
};

/** Compresses what the API answers to reading; never what carries a token, whose size would then tell something of it. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead =
      request.method === 'GET' && request.url.startsWith('/api/') && !request.url.startsWith('/api/v1/auth/');
    if (!isRead || typeof payload !== 'string' || payload.length < leastBytes) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const body = await encoders[encoding](payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
}

/** The best encoding that a browser says it can read. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '').toLowerCase();
  const takes = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
