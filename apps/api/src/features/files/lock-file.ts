import { channels } from '@diwan/api-contract/endpoints/realtime';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { writerOf } from '#crud/handlers.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { lockExpected, updateRow } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectVersion } from '#http/serving/etag.ts';
import { publish } from '#realtime/publish.ts';
import { resourceAt } from '#resources/index.ts';
import { expectWriter, subjectOf } from '#resources/subject.ts';
import { fileOf } from './add-file.ts';

/** The record that a document belongs to, locked. */
interface Owner {
  resource: AnyResource;
  record: AnyRow;
  writer: Writer;
}

/** A document for whoever may change it and has seen its version; its record is locked first, as by whoever decides about that. */
export async function lockFile(deps: AppDeps, tx: Tx, id: string, request: FastifyRequest) {
  const { actor } = request;
  const ofId = () => tx.select().from(files).where(eq(files.id, id));
  const [seen] = await ofId();
  if (!seen) throw problemOf('notFound');
  const subject = await subjectOf(tx, actor, seen.resource, seen.recordId);
  expectWriter(actor, seen.resource);
  const resource = resourceAt(seen.resource);
  const writer = writerOf(deps, tx, request);
  const owner: Owner = { resource, record: await lockExpected(resource, seen.recordId, null, writer), writer };
  const [row] = await ofId().for('update');
  if (!row) throw problemOf('notFound');
  if (row.version !== expectVersion(request.headers)) throw problemOf('stale', { current: fileOf(row) });
  return { row, owner, subject };
}

/** What is decided about a record looks at its documents: whoever has seen others than there are now has seen another version. */
export async function raiseVersion({ resource, record, writer }: Owner, event: string): Promise<void> {
  const { path } = resource.contract;
  const { id, version, state } = await updateRow(resource, record, {}, writer);
  const message = { resource: path, id, version, state, event, by: writer.actor.id };
  await publish(writer.tx, channels.resource(path), 'record.changed', message);
}
