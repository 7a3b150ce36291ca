import type { AddedVideo, PlatformVideo } from '@diwan/api-contract/endpoints/platform/videos';
import type { Contributor } from '@diwan/api-contract/values/site/video';
import { videoWorkflow } from '@diwan/machines/workflows/video/video.workflow';
import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import type { Uploads } from '#storage/uploads.ts';
import { videoSearchKey } from '../search-key.ts';
import { videosTable as table } from '../table.ts';
import { openFilmUpload } from './film-upload.ts';

const columnOf = {
  seeker: 'uploaderSeekerId',
  employer: 'uploaderEmployerId',
  provider: 'uploaderProviderId',
} as const satisfies Record<Contributor, string>;

/** Adds a video of a user: it waits for its film, or for staff where it is watched elsewhere. */
export async function addVideo(
  { by, title, description, tags, language, film }: Omit<AddedVideo, 'messageId'>,
  uploads: Uploads,
  writer: Writer,
): Promise<PlatformVideo> {
  const { tx, now, actor } = writer;
  const number = await nextNumber(tx, 'VID', 'videos_number');
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const isUpload = film.source === 'upload';
  const [added] = await tx
    .insert(table)
    .values({
      id: newId(),
      workflowVersion: videoWorkflow.version,
      number,
      state: isUpload ? 'processing' : 'pending_review',
      title,
      description,
      tags,
      language,
      visibility: 'public',
      commentPolicy: 'open',
      isFree: true,
      [columnOf[by.type]]: by.id,
      source: film.source,
      url: isUpload ? null : film.url,
      transcode: isUpload ? 'queued' : 'none',
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: author,
      updatedBy: author,
      searchKey: videoSearchKey({ number, title, tags }),
    })
    .returning();
  await announce(writer.resources.videos, added!, 'record.added', writer, { toState: added!.state });
  const upload = isUpload ? await openFilmUpload(added!.id, film, uploads, writer) : null;
  return { ...(await summaryOf(added!.id, writer)), upload };
}

/** What the platform learns of a video. */
export async function summaryOf(videoId: string, { tx }: Pick<Writer, 'tx'>): Promise<Omit<PlatformVideo, 'upload'>> {
  const { id, number, state } = table;
  const [video] = await tx.select({ id, number, state }).from(table).where(eq(table.id, videoId));
  return video!;
}
