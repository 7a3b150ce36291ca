import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FilmKind } from '@diwan/api-contract/values/recording-kinds';
import type { Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { personOf } from '#crud/writes/person-of.ts';
import { newId } from '#db/id.ts';
import { fieldFilesTable as files } from '#db/schema/field-files.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemOf } from '#http/problems/problems.ts';
import { videosTable as videos } from '#resources/videos/table.ts';
import { scanArrived } from '#storage/scanner/scan-arrived.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { checkRecording } from '../checking/check-file.ts';
import { refuseFile } from '../refusal.ts';
import { refuseInfected } from '../refuse-infected.ts';

/** What has come whole is judged, looked at and kept; then its video waits for staff. What is refused is told to whoever sent it, and in the video's history. */
export async function keepFilm(deps: AppDeps, { id: uploadId, metadata, storage, size }: Upload): Promise<void> {
  const { config, database, resources, store } = deps;
  const { videoId, name, kind } = metadata as { videoId: string; name: string; kind: FilmKind };
  const path = storage!.path;
  let key: string | null = null;
  try {
    const { seconds } = await checkRecording({ path, kind, into: await store.arrivingPath() });
    const { scan, found } = await scanArrived(config, path);
    if (found !== null) throw await infected(deps, videoId, { name, found });
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
    if (error instanceof ProblemError) {
      if (key) await store.remove(key).catch(() => {});
      await tellRefused(deps, videoId, uploadId);
      await store.uploads.forget(uploadId);
    } else if (key) {
      // Nothing is wrong with the film: it is tried again when the database is back.
      await store.giveBack(key, path);
    }
    throw error;
  }
  await store.uploads.forget(uploadId);
}

/** Longer than it takes to keep one. */
const patienceMilliseconds = 120_000;

/** Keeps films that came whole while they could not be kept, or whose server was killed. */
export async function finishFilms(deps: AppDeps): Promise<void> {
  for (const upload of await deps.store.uploads.wholeSince(new Date(Date.now() - patienceMilliseconds)))
    await keepFilm(deps, upload).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) deps.log?.error({ err: error }, 'a film could not be kept');
    });
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

async function infected(deps: AppDeps, videoId: string, { name, found }: { name: string; found: string }) {
  const resource = deps.resources.videos;
  const [video] = await deps.database.orm.select().from(videos).where(eq(videos.id, videoId));
  if (!video) return refuseFile('fileInfected');
  const about = {
    entityType: resource.contract.path,
    entityId: videoId,
    entityLabel: resource.label(video),
    person: personOf(resource, video),
  };
  return refuseInfected(deps, { actor: theSystem, ...about }, { name, found });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
