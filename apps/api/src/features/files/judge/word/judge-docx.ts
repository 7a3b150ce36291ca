import { readArchive } from '../archive/read-archive.ts';
import { RefusedFile } from '../refused-file.ts';
import { judgePart, readContentTypes } from './docx-parts.ts';

const listName = '[content_types].xml';

/** A Word document without macros, embedded files or programs, fields that fetch, or parts that come from elsewhere. */
export async function judgeDocx(bytes: Buffer): Promise<void> {
  const parts = await readArchive(bytes);
  const list = parts.find(({ name }) => name.toLowerCase() === listName);
  if (!list) throw new RefusedFile('fileMismatch');
  const typeOf = await readContentTypes(list);
  for (const part of parts) if (part !== list) await judgePart(part, typeOf(part.name));
}
