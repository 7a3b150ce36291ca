import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageKindOf, mostSheetBytes, sheetKindOf, type TableKind } from '@diwan/api-contract/importing/values';
import { type FileKind, fileKindOf, mostBytesOf, plainFileName } from '@diwan/api-contract/values/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { problemOfDisk } from '#http/problems/disk-problems.ts';
import { problemOf } from '#http/problems/problems.ts';
import { keepBody } from '#http/requests/signature.ts';
import type { FileStore } from '#storage/store.ts';
import { refuseFile, refuseSize } from './refusal.ts';

/** Bytes that have come in whole; what is in them is still to be checked. */
abstract class Arrived {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;

  constructor({ name, path, size, sha256 }: Pick<Arrived, 'name' | 'path' | 'size' | 'sha256'>) {
    this.name = name;
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  /** What an idempotency key remembers of the body. */
  toJSON(): string {
    return this.sha256;
  }
}

export class ArrivedFile extends Arrived {
  readonly kind: FileKind;

  constructor(arrived: Pick<ArrivedFile, 'name' | 'kind' | 'path' | 'size' | 'sha256'>) {
    super(arrived);
    this.kind = arrived.kind;
  }
}

/** A table that is to be imported. */
export class ArrivedSheet extends Arrived {
  readonly sheet: TableKind;

  constructor(arrived: Pick<ArrivedSheet, 'name' | 'sheet' | 'path' | 'size' | 'sha256'>) {
    super(arrived);
    this.sheet = arrived.sheet;
  }
}

/** What may come to an address, by the name that it is given. */
interface Expected {
  mostBytes: number;
  make(arrived: Pick<Arrived, 'name' | 'path' | 'size' | 'sha256'>): Arrived;
}

function expectFile(name: string): Expected | null {
  const kind = fileKindOf(name);
  return kind && { mostBytes: mostBytesOf(kind), make: (arrived) => new ArrivedFile({ ...arrived, kind }) };
}

function expectTable(sheet: TableKind | null): Expected | null {
  return sheet && { mostBytes: mostSheetBytes, make: (arrived) => new ArrivedSheet({ ...arrived, sheet }) };
}

const expectedAt: Readonly<Record<string, (name: string) => Expected | null>> = {
  '/api/v1/files': expectFile,
  '/api/v1/field-files': expectFile,
  '/api/v1/platform/conversations/:id/voice-notes': expectFile,
  '/api/v1/imports': (name) => expectTable(sheetKindOf(name) ?? messageKindOf(name)),
  '/api/v1/question-tables': (name) => expectTable(sheetKindOf(name)),
};

/** Lets uploads alone take raw bytes: they go to the disk as they come, never past their limit, and are gone with the request. */
export function installFileReceiver(app: FastifyInstance, { store }: Pick<AppDeps, 'store'>): void {
  app.addContentTypeParser('application/octet-stream', (request: FastifyRequest, body: Readable) => {
    const expect = expectedAt[request.routeOptions.url ?? ''];
    if (!expect || request.method !== 'POST') throw problemOf('unsupportedMediaType');
    return receive(store, request, body, expect);
  });
  app.addHook('onResponse', async ({ body }) => {
    if (body instanceof Arrived) await rm(body.path, { force: true });
  });
}

async function receive(
  store: FileStore,
  request: FastifyRequest,
  body: Readable,
  expect: (name: string) => Expected | null,
): Promise<Arrived> {
  const given = (request.query as { name?: unknown }).name;
  const name = typeof given === 'string' ? plainFileName(given) : '';
  const expected = expect(name);
  if (!expected) throw refuseFile('fileType');
  const { mostBytes } = expected;
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(declared)) throw problemOf('malformed', { detail: 'Content-Length is needed.' });
  if (declared === 0) throw refuseFile('fileEmpty');
  if (declared > mostBytes) throw refuseSize(mostBytes);

  const path = await store.arrivingPath();
  const hash = createHash('sha256');
  let received = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          received += chunk.length;
          if (received > mostBytes) throw refuseSize(mostBytes);
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
  const sha256 = hash.digest('hex');
  keepBody(request, sha256);
  return expected.make({ name, path, size: received, sha256 });
}
