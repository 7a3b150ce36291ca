import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { isDocument } from '@diwan/api-contract/values/file';
import type { FastifyRequest } from 'fastify';
import { lockReferences } from '#crud/merge/locks.ts';
import { newId } from '#db/id.ts';
import { type FileRow, recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectWriter, subjectOf } from '#resources/subject.ts';
import { announceFile } from './announce-file.ts';
import { checkFile } from './checking/check-file.ts';
import { keepArrived } from './keep-arrived.ts';
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
  const { resource: _, recordId, key, sha256, scanDueAt, ...file } = row;
  return file;
}

/** Checks a file that has arrived and keeps it with a record. */
export async function addFile(deps: AppDeps, { query, body, request }: Upload) {
  const { actor } = request;
  const { resource, record } = query;
  const { path, id, label, person } = await subjectOf(deps.database.orm, actor, resource, record);
  expectWriter(actor, resource);
  if (!(body instanceof ArrivedFile)) throw problemOf('unsupportedMediaType');
  await expectLetIn(deps, body);
  const { name, kind } = body;
  if (!isDocument(kind)) throw refuseFile('fileType');
  const about = { entityType: path, entityId: id, entityLabel: label, person };
  const remade = await checkFile(body, await deps.store.arrivingPath());
  return keepArrived(deps, request, { arrived: body, remade, about }, async (tx, kept) => {
    await lockReferences(tx);
    const subject = await subjectOf(tx, actor, resource, record);
    const author = { type: actor.type, id: actor.id, name: actor.name };
    const facts = { ...kept, name, kind, author };
    const row = { id: newId(), resource, recordId: subject.id, ...facts, createdAt: deps.clock().toISOString() };
    const [added] = await tx.insert(files).values(row).returning();
    await announceFile(tx, request, subject, { event: 'file.added', before: null, after: name });
    return { status: 201 as const, body: fileOf(added!) };
  });
}
