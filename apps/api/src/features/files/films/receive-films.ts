import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FilmKind } from '@diwan/api-contract/values/file-kinds';
import { mostFilmBytes } from '@diwan/api-contract/values/file';
import { Server, type Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '#audit/record.ts';
import { personOf } from '#crud/writes/person-of.ts';
import { fieldFilesTable as files } from '#db/schema/field-files.ts';
import { newId } from '#db/id.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemBody, problemOf } from '#http/problems/problems.ts';
import { uploadNamed, uploadPath } from '#resources/videos/adding/film-upload.ts';
import { videosTable as videos } from '#resources/videos/table.ts';
import { scanArrived } from '#storage/scanner/scan-arrived.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { checkRecording } from '../checking/check-file.ts';
import { refuseFile } from '../refusal.ts';

/** Takes in films at the addresses that were handed out for them, in parts (tus 1.0.0): what breaks off goes on where it was. */
export async function receiveFilms(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { clock, keys, store } = deps;
  const tus = new Server({
    path: uploadPath,
    datastore: store.uploads.tus,
    maxSize: mostFilmBytes,
    getFileIdFromRequest: ({ url }) =>
      uploadNamed(keys.sealing, new URL(url, 'http://localhost').searchParams.get('token'), clock())?.id,
    async onUploadFinish(_, upload) {
      try {
        await keepFilm(deps, upload);
        return {};
      } catch (error) {
        if (!(error instanceof ProblemError)) app.log.error({ err: error }, 'a film could not be kept');
        const problem = error instanceof ProblemError ? error : problemOf('internal');
        // What tus takes for an answer.
        throw { status_code: problem.status, body: JSON.stringify(problemBody(problem, upload.id)) };
      } finally {
        await store.uploads.forget(upload.id);
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
        reply.hijack();
        await tus.handle(request.raw, reply.raw);
      },
    });
  });
}

/** What has come whole is judged, looked at and kept; then its video waits for staff. What is refused is told to whoever sent it, and in the video's history. */
async function keepFilm(deps: AppDeps, { id: uploadId, metadata, storage, size }: Upload): Promise<void> {
  const { config, database, resources, store } = deps;
  const { videoId, name, kind } = metadata as { videoId: string; name: string; kind: FilmKind };
  const path = storage!.path;
  let key: string | null = null;
  try {
    const { seconds } = await checkRecording({ path, kind, into: await store.arrivingPath() });
    const { scan, found } = await scanArrived(config, path);
    if (found !== null) throw await tellInfected(deps, videoId, { name, found });
    const sha256 = await hashOf(path);
    key = await store.keep(path);
    const kept = { key, scan, size: size!, sha256, name, kind };
    await database.transaction(async (tx) => {
      const writer = systemWriter(deps, tx);
      const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update');
      // Another film was begun in the meantime, or somebody has decided about the video without one.
      if (video?.filmUpload?.id !== uploadId) throw problemOf('refused', { reason: 'wrongState' });
      const file = newId();
      await tx
        .insert(files)
        .values({ id: file, resource: 'videos', field: 'file', recordId: videoId, heldBy: 'system', ...kept });
      await tx.update(videos).set({ file }).where(eq(videos.id, videoId));
      const event = { type: 'video.transcodeOk', durationSec: seconds };
      await applyEvent(resources.videos, { id: videoId, version: null, event }, writer);
    });
  } catch (error) {
    if (key) await store.remove(key).catch(() => {});
    if (error instanceof ProblemError) await tellRefused(deps, videoId, uploadId);
    throw error;
  }
}

/** Its video has no film: whoever added it may send another. */
function tellRefused(deps: AppDeps, videoId: string, uploadId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update');
    if (video?.state !== 'processing' || video.filmUpload?.id !== uploadId) return;
    const event = { type: 'video.transcodeFail' };
    await applyEvent(deps.resources.videos, { id: videoId, version: null, event }, systemWriter(deps, tx));
  });
}

async function tellInfected(
  { database, resources }: AppDeps,
  videoId: string,
  { name, found }: { name: string; found: string },
) {
  const resource = resources.videos;
  const [video] = await database.orm.select().from(videos).where(eq(videos.id, videoId));
  if (video)
    await database.transaction((tx) =>
      recordAudit(tx, {
        actor: theSystem,
        entityType: resource.contract.path,
        entityId: videoId,
        entityLabel: resource.label(video),
        person: personOf(resource, video),
        event: 'file.refused',
        diff: [
          { path: 'file.name', before: null, after: name },
          { path: 'file.found', before: null, after: found },
        ],
      }),
    );
  return refuseFile('fileInfected');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
