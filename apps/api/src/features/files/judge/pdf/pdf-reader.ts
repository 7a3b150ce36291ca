import { inflateSync } from 'node:zlib';
import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { RefusedFile } from '../refused-file.ts';

const mostObjects = 200_000;
const mostInflatedBytes = 64 * 1024 * 1024;
const mostDepth = 200;

const nameOf = PDFName.of;

export interface ReadPdf {
  context: PDFContext;
  /** Every object of the file, also those that a later one of the same number replaces. */
  objects: PDFObject[];
}

/**
 * Reads a PDF from its first byte to its last, whatever its tables of contents say, and refuses one in which another
 * reader could find an object that this one did not.
 */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const headers = findHeaders(bytes);
  const reader = new PdfReader(bytes, headers.places);
  const read = await reader.read();
  if (reader.headers !== headers.count) throw new RefusedFile('fileDamaged');
  return read;
}

class PdfReader extends PDFParser {
  headers = 0;
  readonly #objects: PDFObject[] = [];
  #depth = 0;
  #left = mostInflatedBytes;
  /** The dictionary that was read last: that of a stream, when its content comes next. */
  #dictionary: PDFDict | undefined;
  readonly #source: Buffer;
  readonly #places: ReadonlyMap<number, number>;

  constructor(bytes: Buffer, places: ReadonlyMap<number, number>) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.#source = bytes;
    this.#places = places;
    // The parser's own counts the lines from the beginning of the file for each error and each stream.
    const { bytes: source } = this;
    source.position = () => ({ line: 0, column: 0, offset: source.offset() });
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref, object) => {
      this.#objects.push(object);
      if (this.#objects.length > mostObjects) throw new RefusedFile('fileDamaged');
      assign(ref, object);
    };
  }

  async read(): Promise<ReadPdf> {
    const context = await this.parseDocument();
    return { context, objects: this.#objects };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    // Objects of the file carry their reference here, values of a trailer don't.
    if (this.#depth === 0 && ref) this.headers += 1;
    this.#depth += 1;
    if (this.#depth > mostDepth) throw new RefusedFile('fileDamaged');
    const object = super.parseObject(ref);
    this.#depth -= 1;
    if (!(object instanceof PDFRawStream)) return object;
    if (holdsObjects(object.dict)) return this.#inflated(object);
    // Its rows say where objects are, which nobody asks; they may be without end.
    if (object.dict.lookup(nameOf('Type')) === nameOf('XRef'))
      object.dict.set(nameOf('Index'), this.context.obj([0, 0]));
    return object;
  }

  override parseDict(ref?: PDFRef): PDFDict {
    this.#dictionary = super.parseDict(ref);
    return this.#dictionary;
  }

  /** Where a stream ends whose length stands in another object, or is wrong. */
  override findEndOfStreamFallback(): number {
    const start = this.bytes.offset();
    const length = this.#lengthElsewhere();
    const expected = length === undefined ? undefined : wordAt(this.#source, start + length, 'endstream');
    if (length !== undefined && expected !== undefined) {
      this.bytes.moveTo(expected + 'endstream'.length);
      return start + length;
    }
    const found = this.#source.indexOf('endstream', start);
    if (found < 0) throw new RefusedFile('fileDamaged');
    this.bytes.moveTo(found + 'endstream'.length);
    const lineEnd = this.#source[found - 1] === 10 ? (this.#source[found - 2] === 13 ? 2 : 1) : 0;
    return Math.max(start, found - lineEnd);
  }

  #lengthElsewhere(): number | undefined {
    const length = this.#dictionary?.get(nameOf('Length'));
    const place = length instanceof PDFRef ? this.#places.get(length.objectNumber) : undefined;
    if (place === undefined) return undefined;
    const written = /^\s*(\d{1,10})\s/.exec(this.#source.toString('latin1', place, place + 20))?.[1];
    return written === undefined ? undefined : Number(written);
  }

  /** A stream of objects as plain bytes: there is one way to pack it that all readers understand alike. */
  #inflated({ dict, contents }: PDFRawStream): PDFRawStream {
    const filter = single(dict.lookup(nameOf('Filter')));
    const parameters = single(dict.lookup(nameOf('DecodeParms')));
    const isPlain = filter === undefined;
    if (!isPlain && filter !== nameOf('FlateDecode')) throw new RefusedFile('fileDamaged');
    if (parameters instanceof PDFDict && parameters.has(nameOf('Predictor'))) throw new RefusedFile('fileDamaged');
    const inflated = isPlain ? contents : inflateSync(contents, { maxOutputLength: this.#left });
    this.#left -= inflated.length;
    if (this.#left <= 0) throw new RefusedFile('fileDamaged');
    dict.delete(nameOf('Filter'));
    dict.set(nameOf('Type'), nameOf('ObjStm'));
    return PDFRawStream.of(dict, inflated);
  }
}

/** By what readers need, not by the type that is written on it, which some don't look at. */
function holdsObjects(dict: PDFDict): boolean {
  return dict.lookup(nameOf('Type')) === nameOf('ObjStm') || (dict.has(nameOf('N')) && dict.has(nameOf('First')));
}

function single(value: PDFObject | undefined): PDFObject | undefined {
  if (!(value && 'asArray' in value)) return value;
  const [first, ...others] = (value as { asArray(): PDFObject[] }).asArray();
  if (others.length > 0) throw new RefusedFile('fileDamaged');
  return first;
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
const isWhite = (byte: number | undefined) =>
  byte === 32 || byte === 0 || (byte !== undefined && byte >= 9 && byte <= 13);

/** Where a word begins that may have space before it. */
function wordAt(bytes: Buffer, from: number, word: string): number | undefined {
  let at = from;
  while (isWhite(bytes[at])) at += 1;
  return bytes.toString('latin1', at, at + word.length) === word ? at : undefined;
}

interface Headers {
  /** How often `12 0 obj` stands in the file, also in comments, texts and streams, where an entry of a table could point to. */
  count: number;
  /** What follows the last one of each number. */
  places: ReadonlyMap<number, number>;
}

function findHeaders(bytes: Buffer): Headers {
  const places = new Map<number, number>();
  let count = 0;
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const generation = numberBefore(bytes, at);
    const number = generation && isWhite(bytes[generation.start - 1]) ? numberBefore(bytes, generation.start) : null;
    if (!number) continue;
    count += 1;
    places.set(number.value, at + 3);
  }
  return { count, places };
}

function numberBefore(bytes: Buffer, end: number): { start: number; value: number } | null {
  let to = end;
  while (isWhite(bytes[to - 1])) to -= 1;
  let start = to;
  while (isDigit(bytes[start - 1])) start -= 1;
  return start === to ? null : { start, value: Number(bytes.toString('latin1', Math.max(start, to - 10), to)) };
}
