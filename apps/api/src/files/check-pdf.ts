import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { refuseFile } from './refusal.ts';

const mostPages = 200;
const mostInflatedBytes = 64 * 1024 * 1024;
/** So that reading a hostile file takes no longer than reading a large one. */
const mostStreams = 20_000;
const isWhite = /^[\0\t\n\f\r ]*$/;

/** Names of what a document has no need to do: run a program, carry another file, send a form. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z0-9])|\/JS\s*(?:[(<]|\d+\s+\d+\s+R)/;
const otherLanguage = /<(?:!doctype\s+html|html|script|svg|iframe|\?php)[\s>/]|MIME-Version\s*:/i;
const pageObject = /\/Type\s*\/Page(?![A-Za-z])/g;

/** A PDF from its first byte to its last, not encrypted, that does nothing but be read. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw refuseFile('fileMismatch');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.slice(-4096).includes('startxref')) throw refuseFile('fileDamaged');
  if (!isWhite.test(text.slice(end + 5)) || endsAsZip(bytes) || otherLanguage.test(text))
    throw refuseFile('fileMismatch');

  let pages = checkNames(text);
  let left = mostInflatedBytes;
  for (const { start, stop } of objectStreams(text)) {
    // Streams of objects may hide what the plain text doesn't say.
    const inner = await inflateUpTo(bytes.subarray(start, stop), left);
    left -= inner.length;
    pages += checkNames(inner.toString('latin1'));
  }
  if (pages > mostPages) throw refuseFile('fileTooManyPages');
}

function checkNames(text: string): number {
  const plain = plainNames(text);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(plain)) throw refuseFile('fileEncrypted');
  if (active.test(plain)) throw refuseFile('fileActive');
  return plain.match(pageObject)?.length ?? 0;
}

/** A name may write any of its letters as `#4a`. */
function plainNames(text: string): string {
  return text.replace(/#([2-7][0-9a-fA-F])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function* objectStreams(text: string): Generator<{ start: number; stop: number }> {
  let streams = 0;
  let covered = 0;
  for (const found of text.matchAll(/\bstream\r?\n/g)) {
    streams += 1;
    if (streams > mostStreams) throw refuseFile('fileDamaged');
    const before = text.slice(Math.max(0, found.index - 4096), found.index);
    const dictionary = plainNames(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
    if (!/\/ObjStm|\/First\b/.test(dictionary)) continue;
    const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1];
    if (filter === undefined) continue;
    const isReadable = /^\[?\s*\/FlateDecode\s*\]?$/.test(filter) && !/\/Predictor\s+(?!1\b)/.test(dictionary);
    if (!isReadable) throw refuseFile('fileDamaged');
    const start = found.index + found[0].length;
    const stop = text.indexOf('endstream', start);
    covered += stop - start;
    if (stop < 0 || covered > 4 * text.length) throw refuseFile('fileDamaged');
    yield { start, stop };
  }
}

async function inflateUpTo(deflated: Buffer, most: number): Promise<Buffer> {
  if (most <= 0) throw refuseFile('fileDamaged');
  return promisify(inflate)(deflated, { maxOutputLength: most }).catch(() => {
    throw refuseFile('fileDamaged');
  }) as Promise<Buffer>;
}

/** Whether the end of the file is that of a ZIP archive, which would make it two files in one. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-65_557);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length;
}
