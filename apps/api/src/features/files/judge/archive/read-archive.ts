import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { RefusedFile } from '../refused-file.ts';

const mostEntries = 2000;
const mostBytes = 100 * 1024 * 1024;
const mostRatio = 100;
const unicodePath = 0x7075;

export interface ArchivePart {
  name: string;
  /** Its content, piece by piece; one that is longer than it says is an error. */
  read(): Promise<AsyncIterable<Buffer>>;
}

/** The parts of a well-formed, modest archive, each under one name that is the same wherever a reader looks for it. */
export async function readArchive(bytes: Buffer): Promise<ArchivePart[]> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (archive.entryCount > mostEntries) throw new RefusedFile('fileDamaged');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);

  if (entries.some((entry) => entry.isEncrypted())) throw new RefusedFile('fileEncrypted');
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const begins = entries.some(({ relativeOffsetOfLocalHeader }) => relativeOffsetOfLocalHeader === 0);
  if (unpacked > mostBytes || unpacked > mostRatio * bytes.length || names.size !== entries.length || !begins)
    throw new RefusedFile('fileDamaged');
  for (const entry of entries) await judgeNames(archive, entry);
  return entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({ name: entry.fileName, read: () => archive.openReadStreamPromise(entry) }));
}

async function judgeNames(archive: ZipFile, entry: Entry): Promise<void> {
  const { fileName, compressionMethod } = await archive.readLocalFileHeaderPromise(entry);
  const isOther = !fileName.equals(entry.fileNameRaw) || compressionMethod !== entry.compressionMethod;
  if (isOther || entry.extraFields.some(({ id }) => id === unicodePath)) throw new RefusedFile('fileDamaged');
}
