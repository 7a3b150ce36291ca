import type { filesRouter } from '@diwan/api-contract/endpoints/files/files';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, eq } from 'drizzle-orm';
import { newestFirst } from '#crud/lists/newest-first.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { downloadHeaders } from '#http/serving/download-headers.ts';
import { etagOf } from '#http/serving/etag.ts';
import { openSubjectOf, subjectOf } from '#resources/subject.ts';
import { addFile, fileOf } from './add-file.ts';
import { announceFile } from './announce-file.ts';
import { describeFile } from './describe-file.ts';
import { lockFile, raiseVersion } from './lock-file.ts';

const pageSize = 50;

export function filesHandlers(deps: AppDeps): RouterImplementation<typeof filesRouter> {
  const { clock, database, store } = deps;
  return {
    list: async ({ query: { resource, record, before }, request: { actor } }) => {
      const { id: recordId } = await subjectOf(database.orm, actor, resource, record);
      const { rows, next } = await newestFirst(database.orm, files, {
        where: and(eq(files.resource, resource), eq(files.recordId, recordId)),
        before,
        size: pageSize,
      });
      return { status: 200, body: { items: rows.map(fileOf), next, previous: null } };
    },

    upload: async ({ query, body, request, reply }) => {
      const answer = await addFile(deps, { query, body, request });
      reply.header('etag', etagOf(answer.body.version));
      return answer;
    },

    download: async ({ params: { id }, request, reply }) => {
      const [row] = await database.orm.select().from(files).where(eq(files.id, id));
      if (!row) throw problemOf('notFound');
      const subject = await openSubjectOf(database.orm, request.actor, row, clock().toISOString());
      const content = await store.open(row);
      if (!content) throw problemOf('notFound');
      const event = { event: 'file.downloaded', before: null, after: row.name } as const;
      await database
        .transaction((tx) => announceFile(tx, request, subject, event))
        .catch((error: unknown) => {
          content.destroy();
          throw error;
        });
      reply.headers(downloadHeaders(row));
      return { status: 200, body: content };
    },

    describe: async ({ params: { id }, body, request, reply }) => {
      const described = await describeFile(deps, { id, body, request });
      reply.header('etag', etagOf(described.version));
      return { status: 200, body: fileOf(described) };
    },

    remove: async ({ params: { id }, request }) => {
      const key = await database.transaction(async (tx) => {
        const { row, owner, subject } = await lockFile(deps, tx, id, request);
        await tx.delete(files).where(eq(files.id, id));
        const event = 'file.removed';
        await announceFile(tx, request, subject, { event, before: row.name, after: null });
        if (row.type !== null) await raiseVersion(owner, event);
        return row.key;
      });
      // The sweep takes what can't be deleted now.
      await store.remove(key).catch(() => {});
      return { status: 204, body: undefined };
    },
  };
}
