import { isFilm } from '@diwan/api-contract/values/file';
import type { FilmKind, SoundKind } from '@diwan/api-contract/values/recording-kinds';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import { RefusedFile } from './refused-file.ts';
import type { Media } from './task.ts';

/** What the first bytes say a recording is, in the words of file-type. */
const heads: Record<SoundKind | FilmKind, readonly string[]> = {
  ogg: ['opus', 'ogg'],
  weba: ['webm'],
  m4a: ['m4a', 'mp4'],
  mp3: ['mp3'],
  webm: ['webm'],
  mp4: ['mp4', 'm4v'],
};

/** Refuses what isn't the recording that its name says: a sound shows nothing, a film does. */
export async function judgeMedia(path: string, kind: SoundKind | FilmKind): Promise<Media> {
  const head = await fileTypeFromFile(path).catch(() => undefined);
  if (!head || !heads[kind].includes(head.ext)) throw new RefusedFile('fileMismatch');
  const { format } = await parseFile(path, { duration: true, skipCovers: true });
  if (!isFilm(kind) && format.hasVideo) throw new RefusedFile('fileMismatch');
  if (isFilm(kind) ? !format.hasVideo : !format.hasAudio || !format.sampleRate) throw new RefusedFile('fileDamaged');
  // Of a film without sound only its tracks know how long they are.
  const lengths = [format.duration, ...format.trackInfo.map((track) => track.duration)].filter(Number.isFinite);
  return { seconds: lengths.length > 0 ? Math.round(Math.max(...(lengths as number[]))) : null };
}
