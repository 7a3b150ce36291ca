import { readFile } from 'node:fs/promises';
import { type FileKind, isImage } from '@diwan/api-contract/values/file';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../http/problems.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import { inTurn } from './in-turn.ts';
import type { ArrivedFile } from './receive.ts';
import { refuseFile } from './refusal.ts';
import { remakeImage } from './remake-image.ts';

const headBytes = 4100;
const takeTurn = inTurn(2);

/** What the first bytes say a file is, in the words of file-type. */
const heads: Record<FileKind, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'zip'],
  doc: ['cfb'],
  jpeg: ['jpg'],
  png: ['png'],
  webp: ['webp'],
};

/** Refuses what isn't what its name says, or does more than it should; an image comes back made anew. */
export function checkFile({ path, kind }: Pick<ArrivedFile, 'path' | 'kind'>): Promise<Buffer | null> {
  return takeTurn(async () => checkContent(await readFile(path), kind));
}

export async function checkContent(bytes: Buffer, kind: FileKind): Promise<Buffer | null> {
  const head = await fileTypeFromBuffer(bytes.subarray(0, headBytes)).catch(() => undefined);
  if (!head || !heads[kind].includes(head.ext)) throw refuseFile('fileMismatch');
  try {
    if (isImage(kind)) return await remakeImage(bytes, kind);
    if (kind === 'pdf') await checkPdf(bytes);
    else if (kind === 'docx') await checkDocx(bytes);
    else checkDoc(bytes);
    return null;
  } catch (error) {
    // A file that no check can read is no file for us.
    throw error instanceof ProblemError ? error : refuseFile('fileDamaged');
  }
}
