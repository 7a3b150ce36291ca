import type { ComingFilm, FilmUpload } from '@diwan/api-contract/endpoints/platform/videos';
import { fileKindOf, isFilm, plainFileName } from '@diwan/api-contract/values/file';
import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { openedToken, sealedToken } from '#keys/sealed-token.ts';
import type { Sealing } from '#keys/sealing.ts';
import type { OpenUpload, Uploads } from '#storage/uploads.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { videosTable as table } from '../table.ts';

const purpose = 'film-upload';

/** Not below the API: whoever sends a film has no session there. */
export const uploadPath = '/uploads';

/** The upload that an address names, until it is over. */
export function uploadNamed(sealing: Sealing, token: unknown, now: Date): { videoId: string; id: string } | null {
  const [videoId, id, until] = openedToken(sealing, purpose, token) ?? [];
  return videoId && id && until && now < new Date(until) ? { videoId, id } : null;
}

/**
 * Where the film of a video is sent to; the same film goes on where it broke off. Refused as `fileType`, and where the video
 * no longer waits for one.
 */
export async function openFilmUpload(
  videoId: string,
  { name: given, size }: ComingFilm,
  uploads: Uploads,
  writer: Writer,
): Promise<FilmUpload> {
  const { tx, resources, sealing } = writer;
  const name = plainFileName(given);
  const kind = fileKindOf(name);
  if (!kind || !isFilm(kind)) throw problemOf('invalid', { errors: [{ path: 'name', code: 'fileType' }] });
  const [video] = await tx.select().from(table).where(eq(table.id, videoId)).for('update');
  if (!video) throw problemOf('notFound');
  const known = video.filmUpload;
  const isSame = known?.name === name && known.size === size && known.until > writer.now;
  if (known && isSame && (await uploads.isThere(known.id))) return linkTo(videoId, known, sealing);
  const bySystem = { ...writer, actor: theSystem, can: theSystem.can, causedBy: writer.actor.id };
  await applyEvent(resources.videos, { id: videoId, version: null, event: { type: 'video.expectFilm' } }, bySystem);
  const opened = await uploads.begin({ name, size }, { videoId, kind }, new Date(writer.now));
  await tx.update(table).set({ filmUpload: opened }).where(eq(table.id, videoId));
  if (known) await uploads.forget(known.id);
  return linkTo(videoId, opened, sealing);
}

const linkTo = (videoId: string, { id, until }: OpenUpload, sealing: Sealing): FilmUpload => ({
  url: `${uploadPath}?token=${sealedToken(sealing, purpose, [videoId, id, until])}`,
  until,
});
