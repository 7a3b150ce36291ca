import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { checkContentTypes, checkRelations, checkXml } from './check-docx-parts.ts';
import { refuseFile } from './refusal.ts';

const mostEntries = 2000;
const mostBytes = 100 * 1024 * 1024;
const mostRatio = 100;
const program = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)activeX\/|\/embeddings\/[^/]+\.bin$/i;

/** A Word document as a well-formed, modest archive, without macros, embedded programs or parts that come from elsewhere. */
export async function checkDocx(bytes: Buffer): Promise<void> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(() => {
    throw refuseFile('fileDamaged');
  });
  const entries = await entriesOf(archive, bytes.length);
  const types = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!types) throw refuseFile('fileMismatch');
  checkContentTypes(await textOf(archive, types));
  for (const entry of entries.filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName))) {
    const text = await textOf(archive, entry);
    checkXml(text);
    if (/\.rels$/i.test(entry.fileName)) checkRelations(text);
  }
}

async function entriesOf(archive: ZipFile, size: number): Promise<Entry[]> {
  if (archive.entryCount > mostEntries) throw refuseFile('fileDamaged');
  const entries: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) entries.push(entry);
  } catch {
    throw refuseFile('fileDamaged');
  }
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const begins = entries.some(({ relativeOffsetOfLocalHeader }) => relativeOffsetOfLocalHeader === 0);
  if (entries.some((entry) => entry.isEncrypted())) throw refuseFile('fileEncrypted');
  if (unpacked > mostBytes || unpacked > mostRatio * size || names.size !== entries.length || !begins)
    throw refuseFile('fileDamaged');
  if (entries.some(({ fileName }) => program.test(fileName))) throw refuseFile('fileActive');
  return entries;
}

/** What an entry holds; one that is longer than it says is an error. */
async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
  try {
    return (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
  } catch {
    throw refuseFile('fileDamaged');
  }
}
