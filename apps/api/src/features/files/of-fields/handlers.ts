import type { fieldFilesRouter } from '@diwan/api-contract/endpoints/files/field-files';
import { isDocument, isFilm, isImage, withheldFor } from '@diwan/api-contract/values/file';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { type FieldFileRow, fieldFilesTable as files } from '#db/schema/field-files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Actor } from '#http/requests/actor.ts';
import { attachment } from '#http/serving/disposition.ts';
import { subjectOf } from '#resources/subject.ts';
import { announceFile } from '../announce-file.ts';
import { filmLink } from '../films/film-link.ts';
import { addFieldFile, fieldFileOf } from './add-field-file.ts';
import { isSeenBy, smallPictures } from './small-pictures.ts';

export function fieldFilesHandlers(deps: AppDeps): RouterImplementation<typeof fieldFilesRouter> {
  const { database, store, keys, clock } = deps;

  /** For whoever may read the record that has it; while none has it, for whoever uploaded it or took it out. */
  async function readable(id: string, actor: Actor) {
    const [row] = await database.orm.select().from(files).where(eq(files.id, id));
    if (!row || (row.recordId === null && row.heldBy !== actor.id)) throw problemOf('notFound');
    if (isImage(row.kind) && isSeenBy(actor, row)) return { row, subject: null };
    const subject = row.recordId && (await subjectOf(database.orm, actor, row.resource, row.recordId));
    return { row, subject };
  }

  return {
    upload: ({ query, body, request }) => addFieldFile(deps, { query, body, request }),

    pictures: async ({ query: { ids }, request: { actor }, reply }) => {
      const pictures = await smallPictures(deps, ids, actor);
      // Whatever is left out may be seen later.
      if (pictures.length === new Set(ids).size) reply.header('cache-control', keptByBrowser);
      return { status: 200, body: pictures };
    },

    view: async ({ params: { id }, request: { actor } }) => {
      const { row } = await readable(id, actor);
      return { status: 200, body: fieldFileOf(row) };
    },

    link: async ({ params: { id }, request: { actor } }) => {
      const { row } = await readable(id, actor);
      if (!isFilm(row.kind)) throw problemOf('notFound');
      const reason = withheldFor(row.scan);
      if (reason) throw problemOf('withheld', { reason });
      return { status: 200, body: filmLink(keys.sealing, id, clock()) };
    },

    download: async ({ params: { id }, query: { size }, request, reply }) => {
      const { row, subject } = await readable(id, request.actor);
      if (size === 'small' && row.small) {
        const reason = withheldFor(row.scan);
        if (reason) throw problemOf('withheld', { reason });
        reply.headers(contentHeaders(row, row.small.length));
        return { status: 200, body: row.small };
      }
      const content = await store.open(row);
      if (!content) throw problemOf('notFound');
      // Films and their captions are for everybody to see.
      if (subject && isDocument(row.kind) && !isImage(row.kind)) {
        const event = { event: 'file.downloaded', before: null, after: row.name } as const;
        await database
          .transaction((tx) => announceFile(tx, request, subject, event))
          .catch((error: unknown) => {
            content.destroy();
            throw error;
          });
      }
      reply.headers(contentHeaders(row, row.size));
      return { status: 200, body: content };
    },
  };
}

const keptByBrowser = 'private, max-age=31536000, immutable';

/** Never a page of ours, whatever it turns out to be. A picture never changes under its id; each download of a document is written down. */
function contentHeaders({ name, kind }: FieldFileRow, bytes: number): Record<string, string> {
  return {
    ...(isImage(kind) && { 'cache-control': keptByBrowser }),
    'content-disposition': attachment(name),
    'content-length': String(bytes),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
