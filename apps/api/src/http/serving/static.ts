import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './compression.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

interface StaticFile {
  type: string;
  body: Buffer;
  etag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Serves the built screens from memory: no path of a request ever reaches the disk. */
export async function serveStatic(
  app: FastifyInstance,
  folder: string,
  refuse: (request: FastifyRequest, reply: FastifyReply) => never,
): Promise<void> {
  const files = await readFiles(folder);
  app.get('/*', { config: { guard: { may: 'anyone', rateClass: 'unlimited' } } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(path);
    if (file && path !== '/index.html') return send(request, reply, file, path);
    if (path.startsWith('/assets/')) return reply.status(404).type('text/plain').send('Not found');
    if (/^\/(api|broadcasting|oidc)(\/|$)/.test(path)) return refuse(request, reply);
    const page = files.get('/index.html');
    return page ? send(request, reply, page, '/index.html') : refuse(request, reply);
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  path: string,
): Promise<FastifyReply> {
  reply.headers({
    etag: file.etag,
    vary: 'Accept-Encoding',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.status(304).send();
  const encoding = encodingFor(request, file);
  if (encoding === null) return reply.type(file.type).send(file.body);
  file.encoded[encoding] ??= encoders[encoding](file.body);
  return reply
    .type(file.type)
    .header('content-encoding', encoding)
    .send(await file.encoded[encoding]);
}

function encodingFor(request: FastifyRequest, { type, body }: StaticFile): Encoding | null {
  if (body.length < 1024 || !/^text|json|svg|manifest/.test(type)) return null;
  return acceptedEncoding(request.headers['accept-encoding']);
}

/** Source maps stay on the disk. What the build has compressed is served as it is. */
async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const compressed = new Set(names.map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, StaticFile>();
  for (const entry of names) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const place = join(entry.parentPath, entry.name);
    const body = await readFile(place);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
    const path = place.slice(folder.length).replaceAll('\\', '/');
    const encoded = compressed.has(`${place}.br`) ? { br: readFile(`${place}.br`) } : {};
    files.set(path, { type, body, etag, encoded });
  }
  return files;
}
