import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  PDFNumber,
  PDFObject,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { RefusedFile } from '../refused-file.ts';
import { readPdf } from './pdf-reader.ts';
import { judgeObject } from './pdf-rules.ts';

const mostPages = 200;
const mostStreams = 20_000;
const isWhite = /^[\0\t\n\f\r ]*$/;
const otherLanguage = /<(?:!doctype\s+html|html|script|svg|iframe|\?php)[\s>/]|MIME-Version\s*:/i;
const signed = ['FT', 'V', 'SV', 'Lock'].map(PDFName.of);

/**
 * A PDF that does nothing but be read, written anew from the objects that were judged: whatever else its file held, and
 * however other readers would have understood it, is gone.
 */
export async function judgePdf(bytes: Buffer): Promise<Uint8Array> {
  judgeFrame(bytes);
  const { context, objects } = await readPdf(bytes);
  if (context.trailerInfo.Encrypt) throw new RefusedFile('fileEncrypted');
  for (const object of objects) judgeObject(object, context);
  for (const object of [context.trailerInfo.Root, context.trailerInfo.Info]) if (object) judgeObject(object, context);
  judgePages(context);
  dropSignatures(context);
  dropUnused(context);
  if (Number.parseFloat(context.header.toString().slice(5)) < 1.5) context.header = PDFHeader.forVersion(1, 7);
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Begins and ends as a PDF, and is nothing else as well. */
function judgeFrame(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw new RefusedFile('fileMismatch');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.slice(-4096).includes('startxref')) throw new RefusedFile('fileDamaged');
  if (!isWhite.test(text.slice(end + 5)) || endsAsZip(bytes) || otherLanguage.test(text))
    throw new RefusedFile('fileMismatch');
  let streams = 0;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    streams += 1;
    if (streams > 2 * mostStreams) throw new RefusedFile('fileDamaged');
  }
}

function judgePages(context: PDFContext): void {
  const { Root: root } = context.trailerInfo;
  const catalog = context.lookup(root);
  const tree = catalog instanceof PDFDict ? catalog.lookup(PDFName.of('Pages')) : undefined;
  if (!(root instanceof PDFRef && tree instanceof PDFDict)) throw new RefusedFile('fileDamaged');
  const count = tree.lookup(PDFName.of('Count'));
  let pages = 0;
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.lookup(PDFName.of('Type')) === PDFName.of('Page')) pages += 1;
  if (pages > mostPages || (count instanceof PDFNumber && count.asNumber() > mostPages))
    throw new RefusedFile('fileTooManyPages');
}

/** A signature vouches for bytes that are no longer these; what it shows on its page stays. */
function dropSignatures(context: PDFContext): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    object.delete(PDFName.of('Perms'));
    object.delete(PDFName.of('SigFlags'));
    if (object.lookup(PDFName.of('FT')) === PDFName.of('Sig')) for (const key of signed) object.delete(key);
  }
}

/** Leaves what the document leads to. */
function dropUnused(context: PDFContext): void {
  const used = new Set<PDFRef>();
  const waiting: PDFObject[] = Object.values(context.trailerInfo).filter((value) => value instanceof PDFObject);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFArray) for (const one of next.asArray()) waiting.push(one);
    else if (next instanceof PDFDict) waiting.push(...next.values());
    else if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFRef && !used.has(next)) {
      used.add(next);
      const meant = context.lookup(next);
      if (meant) waiting.push(meant);
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}

/** Whether the end of the file is that of a ZIP archive, which would make it two files in one. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-65_557);
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length;
}
