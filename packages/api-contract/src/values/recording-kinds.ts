import { fileKinds } from './file-kinds.ts';

/** What users speak: Opus in Ogg or WebM, AAC, MP3. */
export const soundKinds = ['ogg', 'weba', 'm4a', 'mp3'] as const;
export type SoundKind = (typeof soundKinds)[number];

/** What every browser plays: VP8, VP9 or AV1 in WebM, H.264 in MP4. */
export const filmKinds = ['webm', 'mp4'] as const;
export type FilmKind = (typeof filmKinds)[number];

/** What may stand with a record. */
export const recordFileKinds = [...fileKinds, ...soundKinds] as const;
