import { type FileKind, isImage } from '@diwan/api-contract/values/file';
import type { FilmKind, SoundKind } from '@diwan/api-contract/values/recording-kinds';
import { fileTypeFromBuffer } from 'file-type';
import { judgeCaptions } from './captions/judge-captions.ts';
import { judgePdf } from './pdf/judge-pdf.ts';
import { mostSideOfPicture } from './picture.ts';
import { RefusedFile } from './refused-file.ts';
import { remakeImage } from './remake-image.ts';
import { judgeDoc } from './word/judge-doc.ts';
import { judgeDocx } from './word/judge-docx.ts';

const headBytes = 4100;

/** What the first bytes say a file is, in the words of file-type. */
const heads: Record<Exclude<FileKind, 'vtt' | SoundKind | FilmKind>, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'zip'],
  doc: ['cfb'],
  jpeg: ['jpg'],
  png: ['png'],
  webp: ['webp'],
};

/** Refuses what isn't what its name says, or does more than it should; images and PDFs come back made anew. */
export async function judgeContent(
  bytes: Buffer,
  kind: Exclude<FileKind, SoundKind | FilmKind>,
  isPicture = false,
): Promise<Uint8Array | null> {
  if (kind === 'vtt') return judgeCaptions(bytes);
  const head = await fileTypeFromBuffer(bytes.subarray(0, headBytes)).catch(() => undefined);
  if (!head || !heads[kind].includes(head.ext)) throw new RefusedFile('fileMismatch');
  if (isImage(kind)) return remakeImage(bytes, kind, isPicture ? mostSideOfPicture : undefined);
  if (kind === 'pdf') return judgePdf(bytes);
  if (kind === 'docx') await judgeDocx(bytes);
  if (kind === 'doc') judgeDoc(bytes);
  return null;
}
