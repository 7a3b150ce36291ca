import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileKind, fileKindOf, mostBytesOf, plainFileName } from '@diwan/api-contract/values/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { problemOfDisk } from '#http/problems/disk-problems.ts';
import { problemOf } from '#http/problems/problems.ts';
import { FileStore } from '#storage/store.ts';
import { refuseFile, refuseSize } from './refusal.ts';

const uploadUrls = new Set(['/api/v1/files', '/api/v1/field-files']);

/** A file that has come in whole; its content is still to be checked. */
export class ArrivedFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;

  constructor({ name, kind, path, size, sha256 }: Pick<ArrivedFile, 'name' | 'kind' | 'path' | 'size' | 'sha256'>) {
    this.name = name;
    this.kind = kind;
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  /** What an idempotency key remembers of the body. */
  toJSON(): string {
    return this.sha256;
  }
}

/** Lets uploads alone take raw bytes: they go to the disk as they come, never past their limit, and are gone with the request. */
export function installFileReceiver(app: FastifyInstance, { config }: Pick<AppDeps, 'config'>): void {
  const store = new FileStore(config);
  app.addContentTypeParser('application/octet-stream', (request: FastifyRequest, body: Readable) => {
    if (!uploadUrls.has(request.routeOptions.url ?? '') || request.method !== 'POST')
      throw problemOf('unsupportedMediaType');
    return receive(store, request, body);
  });
  app.addHook('onResponse', async ({ body }) => {
    if (body instanceof ArrivedFile) await rm(body.path, { force: true });
  });
}

async function receive(store: FileStore, request: FastifyRequest, body: Readable): Promise<ArrivedFile> {
  const given = (request.query as { name?: unknown }).name;
  const name = typeof given === 'string' ? plainFileName(given) : '';
  const kind = fileKindOf(name);
  if (!kind) throw refuseFile('fileType');
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(declared)) throw problemOf('malformed', { detail: 'Content-Length is needed.' });
  if (declared === 0) throw refuseFile('fileEmpty');
  if (declared > mostBytesOf(kind)) throw refuseSize(kind);

  const path = await store.arrivingPath();
  const hash = createHash('sha256');
  let received = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          received += chunk.length;
          if (received > mostBytesOf(kind)) throw refuseSize(kind);
          hash.update(chunk);
          yield chunk;
        }
        if (received !== declared) throw problemOf('malformed', { detail: 'The file did not arrive whole.' });
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (error) {
    await rm(path, { force: true });
    if (problemOfDisk(error)) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE' || body.readableAborted)
      throw problemOf('malformed', { detail: 'The file did not arrive whole.' });
    throw error;
  }
  return new ArrivedFile({ name, kind, path, size: received, sha256: hash.digest('hex') });
}
