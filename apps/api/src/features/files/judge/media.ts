import type { SoundKind } from '@diwan/api-contract/values/file-kinds';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import { RefusedFile } from './refused-file.ts';
import type { Media } from './task.ts';

/** What the first bytes say a sound is, in the words of file-type. */
const heads: Record<SoundKind, readonly string[]> = {
  ogg: ['opus', 'ogg'],
  weba: ['webm'],
  m4a: ['m4a', 'mp4'],
  mp3: ['mp3'],
};

/** Refuses what isn't the sound that its name says, or shows something besides. */
export async function judgeMedia(path: string, kind: SoundKind): Promise<Media> {
  const head = await fileTypeFromFile(path).catch(() => undefined);
  if (!head || !heads[kind].includes(head.ext)) throw new RefusedFile('fileMismatch');
  const { format } = await parseFile(path, { duration: true, skipCovers: true });
  if (format.hasVideo) throw new RefusedFile('fileMismatch');
  if (!format.hasAudio || !format.sampleRate) throw new RefusedFile('fileDamaged');
  const { duration } = format;
  return { seconds: duration === undefined || !Number.isFinite(duration) ? null : Math.round(duration) };
}
