import { isFilm } from '@diwan/api-contract/values/file';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { parse } from 'range-parser';
import { fieldFilesTable as files } from '#db/schema/field-files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Part } from '#storage/blobs.ts';
import { filmOf, filmPath } from './film-link.ts';

/** Codes of range-parser. */
const satisfied = 0;
const unsatisfiable = 2;

const headers = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Films behind the links that were handed out for them, whole or from one byte to another (RFC 9110, 14). */
export function serveFilms(app: FastifyInstance, { database, keys, store, clock }: AppDeps): void {
  const config = { guard: { may: 'anyone', rateClass: 'open' } } as const;
  app.get(filmPath, { config }, async ({ query, headers: { range } }, reply) => {
    const id = filmOf(keys.sealing, (query as { token?: unknown }).token, clock());
    const [film] = id ? await database.orm.select().from(files).where(eq(files.id, id)) : [];
    if (!film || !isFilm(film.kind)) throw problemOf('notFound');
    const part = partOf(film.size, range);
    if (part === 'outside') {
      reply.status(416).headers({ 'content-range': `bytes */${film.size}` });
      return reply.send();
    }
    const content = await store.open(film, part ?? undefined);
    if (!content) throw problemOf('notFound');
    reply.headers({ ...headers, 'content-type': `video/${film.kind}` });
    if (!part) return reply.header('content-length', film.size).send(content);
    const { start, end } = part;
    return reply
      .status(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${film.size}`, 'content-length': end - start + 1 })
      .send(content);
  });
}

/** The one part that is asked for; null where it is the whole, as it may be for whoever asks for several or in a way that is not known. */
function partOf(size: number, range: string | undefined): Part | 'outside' | null {
  if (range === undefined) return null;
  const { code, type, ranges } = parse(size, range);
  if (type !== 'bytes') return null;
  if (code === unsatisfiable && ranges.length === 0) return 'outside';
  return code === satisfied && ranges.length === 1 ? ranges[0]! : null;
}
