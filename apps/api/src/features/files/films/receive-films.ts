import { mostFilmBytes } from '@diwan/api-contract/values/file';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemBody, problemOf } from '#http/problems/problems.ts';
import { uploadNamed, uploadPath } from '#resources/videos/adding/film-upload.ts';
import { keepFilm } from './keep-film.ts';

/** Takes in films at the addresses that were handed out for them, in parts (tus 1.0.0): what breaks off goes on where it was. */
export async function receiveFilms(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { clock, config, keys, store } = deps;
  const tus = new Server({
    path: uploadPath,
    datastore: store.uploads.tus,
    maxSize: mostFilmBytes,
    allowedOrigins: [config.publicUrl],
    getFileIdFromRequest: ({ url }) =>
      uploadNamed(keys.sealing, new URL(url, 'http://localhost').searchParams.get('token'), clock())?.id,
    async onUploadFinish(_, upload) {
      try {
        await keepFilm(deps, upload);
        return {};
      } catch (error) {
        if (!(error instanceof ProblemError)) app.log.error({ err: error }, 'a film could not be kept');
        const problem = error instanceof ProblemError ? error : problemOf('unavailable');
        // What tus takes for an answer.
        throw { status_code: problem.status, body: JSON.stringify(problemBody(problem, upload.id)) };
      }
    },
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes are read by whoever takes them in.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    scope.route({
      method: ['HEAD', 'PATCH', 'OPTIONS'],
      url: uploadPath,
      config: { guard: { may: 'anyone', rateClass: 'open' } },
      async handler(request, reply) {
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        reply.hijack();
        await tus.handle(request.raw, reply.raw);
      },
    });
  });
}
