import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { messageKindOf } from '@diwan/api-contract/importing/values';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AnyResource } from '#crud/definition.ts';
import { keyOf } from '#crud/export/export.ts';
import { readerOf } from '#crud/handlers.ts';
import { cellWords } from '#crud/import/cells/cell-words.ts';
import { guessTargets, targetsOf } from '#crud/import/headings.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type ImportRunRow, importsTable as imports, importRowsTable as rows } from '#db/schema/imports.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import type { Sealing } from '#keys/sealing.ts';
import { importedBy } from './access.ts';
import { auditImport } from './audit-import.ts';
import { toImport } from './import-runs.ts';

/** So many of one person may be under way at once. */
const mostUnfinished = 10;
const unfinished = ['uploaded', 'mapped', 'checked', 'running', 'paused', 'undoing'] as const;
/** How long the rows of a file, and what they have changed, are kept. */
const keptDays = 30;
const batch = 500;

/** A table, its rows in a file of their own, each a line of JSON. */
interface Table {
  name: string;
  header: string[];
  total: number;
  path: string;
}
/** Reads the table that came with a request. */
export type ReadTable = (deps: AppDeps, body: unknown) => Promise<Table>;

interface Upload {
  query: { resource: ImportRunRow['resource']; name: string };
  body: unknown;
  request: FastifyRequest;
}

/** Reads a table that has arrived and keeps its rows, sealed; the file itself goes with the request. */
export async function addImport(deps: AppDeps, { query, body, request }: Upload, read: ReadTable) {
  const resource = importedBy(query.resource, request.actor);
  const message = messageKindOf(query.name);
  if (message && message !== resource.contract.import!.answers?.message)
    throw problemOf('invalid', { errors: [{ path: 'file', code: 'fileType' }] });
  const { name, header, total, path } = await read(deps, body);
  try {
    return await idempotent(deps, request, async (tx) => {
      const reader = readerOf(deps, tx, request);
      const isUnfinished = and(eq(imports.authorId, request.actor.id), inArray(imports.state, [...unfinished]));
      if ((await tx.$count(imports, isUnfinished)) >= mostUnfinished)
        throw problemOf('refused', { reason: 'tooManyUnfinished' });
      const fields = await fieldsFor(tx, resource, header, { resource: query.resource, authorId: request.actor.id });
      const { ip, headers, actor } = request;
      const [added] = await tx
        .insert(imports)
        .values({
          id: newId(),
          resource: query.resource,
          name,
          header,
          fields,
          author: { type: actor.type, id: actor.id, name: actor.name },
          authorId: actor.id,
          origin: { sessionId: actor.sessionId, ip, userAgent: headers['user-agent']?.slice(0, 400) ?? null },
          state: 'uploaded',
          total,
          createdAt: reader.now,
          forgottenAt: new Date(Date.parse(reader.now) + keptDays * 86_400_000).toISOString(),
        })
        .returning();
      await keepRows(tx, added!.id, path, deps.keys.sealing);
      const diff = [
        { path: 'name', before: null, after: name },
        { path: 'total', before: null, after: total },
      ];
      await auditImport(tx, added!, {
        actor,
        request,
        event: 'import.upload',
        fromState: null,
        toState: 'uploaded',
        diff,
      });
      return { status: 201 as const, body: await toImport(added!, reader) };
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** As the same person has mapped such a file last; else by its headings. */
async function fieldsFor(
  tx: Tx,
  resource: AnyResource,
  header: string[],
  { resource: path, authorId }: Pick<ImportRunRow, 'resource' | 'authorId'>,
): Promise<(string | null)[]> {
  const [before] = await tx
    .select({ fields: imports.fields })
    .from(imports)
    .where(
      and(
        eq(imports.authorId, authorId),
        eq(imports.resource, path),
        ne(imports.state, 'uploaded'),
        sql`${imports.header} = ${JSON.stringify(header)}::jsonb`,
      ),
    )
    .orderBy(desc(imports.createdAt))
    .limit(1);
  if (!before) return guessTargets(header, resource, await cellWords(keyOf(resource)));
  const known = new Set(targetsOf(resource).map((target) => target.path));
  return before.fields.map((field) => (field !== null && known.has(field) ? field : null));
}

async function keepRows(tx: Tx, importId: string, path: string, sealing: Sealing): Promise<void> {
  let waiting: { importId: string; line: number; cells: Buffer }[] = [];
  let line = 1;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    waiting.push({ importId, line, cells: sealing.seal(text) });
    if (waiting.length < batch) continue;
    await tx.insert(rows).values(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await tx.insert(rows).values(waiting);
}
