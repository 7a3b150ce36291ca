import { deflateSync } from 'node:zlib';

export interface PdfObjects {
  [number: number]: string | Buffer;
}
interface PdfPlan {
  catalog?: string;
  page?: string;
  objects?: PdfObjects;
  /** Bytes between the objects, which no table names by itself. */
  raw?: string | Buffer;
  /** Objects whose entry in the table leads to the first place of a text. */
  pointTo?: Record<number, string>;
  trailer?: string;
  /** What stands before the table of contents, as `stream`s of objects: the numbers and the texts in them. */
  packed?: Record<number, { objects: PdfObjects; dictionary?: string; pack?: (plain: Buffer) => Buffer }>;
}

const latin = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
const join = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map(latin));
const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
const base = ({ catalog = '', page = '', objects = {} }: PdfPlan): PdfObjects => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
  ...objects,
});

export const streamOf = (content: string | Buffer, dictionary = '', after = '\n') =>
  join(`<< ${dictionary} /Length ${latin(content).length} >>\nstream${after}`, content, '\nendstream');

/** A PDF whose table of contents is right, as a careful program writes it. */
export function tabledPdf(plan: PdfPlan = {}): Buffer {
  const { body, offsets } = bodyOf(header, base(plan), plan);
  return join(body, table(offsets, body.length, `/Root 1 0 R ${plan.trailer ?? ''}`));
}

/** A later revision at the end of a PDF. */
export function revised(before: Buffer, plan: PdfPlan): Buffer {
  const { body, offsets } = bodyOf(before, plan.objects ?? {}, plan);
  const previous = before
    .toString('latin1')
    .match(/startxref\n(\d+)/g)
    ?.at(-1)
    ?.split('\n')[1];
  return join(body, table(offsets, body.length, `/Root 1 0 R /Prev ${previous} ${plan.trailer ?? ''}`));
}

/** A PDF with a stream as its table of contents, and objects packed into streams: what most programs write today. */
export function packedPdf(plan: PdfPlan): Buffer {
  const { body, offsets } = bodyOf(header, base(plan), plan);
  const within: [number, number, number][] = [];
  let whole = body;
  for (const [key, { objects, dictionary = '', pack = deflateSync }] of Object.entries(plan.packed ?? {})) {
    const entries = Object.entries(objects);
    let at = 0;
    const places = entries.map(([number, text], index) => {
      within.push([Number(number), Number(key), index]);
      const place = `${number} ${at}`;
      at += text.length + 1;
      return place;
    });
    const first = `${places.join(' ')} `;
    const content = pack(join(first, entries.map(([, text]) => text).join(' ')));
    const facts = dictionary.includes('/First') ? '' : `/N ${entries.length} /First ${first.length}`;
    const kind = dictionary.includes('/Type') ? '' : '/Type /ObjStm';
    const filter = dictionary.includes('/Filter') ? '' : '/Filter /FlateDecode';
    offsets.set(Number(key), whole.length);
    whole = join(whole, `${key} 0 obj\n`, streamOf(content, `${kind} ${facts} ${filter} ${dictionary}`), '\nendobj\n');
  }
  const own = Math.max(...offsets.keys(), ...within.map(([number]) => number)) + 1;
  offsets.set(own, whole.length);
  const rows = Buffer.alloc((own + 1) * 7);
  for (const [number, offset] of offsets) writeRow(rows, number, 1, offset, 0);
  for (const [number, holder, index] of within) writeRow(rows, number, 2, holder, index);
  const dictionary = `/Type /XRef /Size ${own + 1} /W [1 4 2] /Root 1 0 R ${plan.trailer ?? ''}`;
  return join(whole, `${own} 0 obj\n`, streamOf(rows, dictionary), `\nendobj\nstartxref\n${whole.length}\n%%EOF\n`);
}

function writeRow(rows: Buffer, number: number, kind: number, place: number, index: number): void {
  rows.writeUInt8(kind, number * 7);
  rows.writeUInt32BE(place, number * 7 + 1);
  rows.writeUInt16BE(index, number * 7 + 5);
}

function bodyOf(before: string | Buffer, objects: PdfObjects, { raw = '', pointTo = {} }: PdfPlan) {
  const offsets = new Map<number, number>();
  const pieces: Buffer[] = [latin(before)];
  let at = pieces[0]!.length;
  for (const [number, content] of Object.entries(objects)) {
    offsets.set(Number(number), at);
    const piece = join(`${number} 0 obj\n`, content, '\nendobj\n');
    pieces.push(piece);
    at += piece.length;
  }
  const body = join(...pieces, raw);
  for (const [number, text] of Object.entries(pointTo)) offsets.set(Number(number), body.indexOf(text, 0, 'latin1'));
  return { body, offsets };
}

function table(offsets: Map<number, number>, at: number, trailer: string): string {
  const size = Math.max(...offsets.keys()) + 1;
  const rows = [...offsets].map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  return `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
}
