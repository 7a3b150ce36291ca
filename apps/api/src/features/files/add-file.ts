import { rm } from 'node:fs/promises';
import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { type FileScan, isDocument } from '@diwan/api-contract/values/file';
import type { FastifyRequest } from 'fastify';
import { lockReferences } from '#crud/merge/locks.ts';
import { newId } from '#db/id.ts';
import { type FileRow, recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { expectWriter, subjectOf } from '#resources/subject.ts';
import type { FileStore } from '#storage/store.ts';
import { announceFile } from './announce-file.ts';
import { checkFile } from './checking/check-file.ts';
import { ArrivedFile } from './receive.ts';
import { refuseFile } from './refusal.ts';
import { expectLetIn } from './upload-settings.ts';

interface Upload {
  query: { resource: string; record: string };
  body: unknown;
  request: FastifyRequest;
}

/** A document without what only the server knows of it. */
export function fileOf(row: FileRow): RecordFile {
  const { resource: _, recordId, key, sha256, ...file } = row;
  return file;
}

/** Checks a file that has arrived and keeps it: its bytes first, then its row, so that no row is ever without bytes. */
export async function addFile(deps: AppDeps, store: FileStore, { query, body, request }: Upload) {
  const { actor } = request;
  const { resource, record } = query;
  await subjectOf(deps.database.orm, actor, resource, record);
  expectWriter(actor, resource);
  if (!(body instanceof ArrivedFile)) throw problemOf('unsupportedMediaType');
  await expectLetIn(deps, body);
  const { name, kind } = body;
  if (!isDocument(kind)) throw refuseFile('fileType');
  const { path, size, sha256 } = (await checkFile(body, await store.arrivingPath())) ?? body;
  const key = await store.keep(path);
  if (path !== body.path) await rm(body.path, { force: true });
  let isKept = false;
  try {
    return await idempotent(deps, request, async (tx) => {
      await lockReferences(tx);
      const subject = await subjectOf(tx, actor, resource, record);
      const author = { type: actor.type, id: actor.id, name: actor.name };
      const scan: FileScan = deps.config.hasScanner ? 'pending' : 'unscanned';
      const facts = { key, name, kind, size, sha256, scan, author };
      const row = { id: newId(), resource, recordId: subject.id, ...facts, createdAt: deps.clock().toISOString() };
      const [added] = await tx.insert(files).values(row).returning();
      await announceFile(tx, request, subject, { event: 'file.added', before: null, after: name });
      isKept = true;
      return { status: 201 as const, body: fileOf(added!) };
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // A repetition of an upload, and one that failed, has nothing to keep.
    if (!isKept) await store.remove(key).catch(() => {});
  }
}
