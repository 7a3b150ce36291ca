import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { utils, write } from 'cfb';
import { ZipFile } from 'yazl';

interface PdfParts {
  head?: string;
  /** Further objects, whole. */
  objects?: (string | Buffer)[];
  trailer?: string;
  tail?: string;
  page?: string;
}

/** A small PDF; what is given goes into it as it is. */
export function pdf({ head = '%PDF-1.7\n', objects = [], trailer = '', tail = '%%EOF\n', page = '' }: PdfParts = {}) {
  return Buffer.concat(
    [
      head,
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>\nendobj\n`,
      ...objects,
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n9\n`,
      tail,
    ].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

export function stream(content: Buffer | string, dictionary: string): Buffer {
  return Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${dictionary} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** Objects as most programs write them today: deflated, so that their names can't be read in the file. */
export function objectStream(objects: string, dictionary = '/Filter /FlateDecode'): Buffer {
  return stream(deflateSync(`10 0 ${objects}`), `/Type /ObjStm /N 1 /First 5 ${dictionary}`);
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const contentTypes = (type = main, more = '') =>
  `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`;
export const wordText = (text = 'سيرة ذاتية', before = '') =>
  `${xml}${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
export const relations = (type: string, target: string, mode = 'TargetMode="External"') =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`;

/** A small Word document; a part that is given replaces or joins the usual ones, `null` leaves it out. */
export function docx(parts: Record<string, string | Buffer | null> = {}): Promise<Buffer> {
  const all = { '[Content_Types].xml': contentTypes(), 'word/document.xml': wordText(), ...parts };
  return zip(Object.entries(all).flatMap(([name, content]) => (content === null ? [] : [[name, content] as const])));
}

export function zip(entries: readonly (readonly [string, string | Buffer])[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of entries) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream as NodeJS.ReadableStream);
}

/** A small old Word document, whose first stream begins as its text does. */
export function doc(streams: readonly string[] = ['WordDocument'], flags = 0): Buffer {
  const text = Buffer.alloc(4096);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(flags, 10);
  const file = utils.cfb_new();
  for (const name of streams) utils.cfb_add(file, `/${name}`, text);
  return Buffer.from(write(file, { type: 'buffer' }));
}
