import { RefusedFile } from '../refused-file.ts';

/** Where the header of an old Word document says in its table where the pieces of its text are. */
const pieceTableOffset = 0x01a2;
const mostPieces = 200_000;

/** The text of an old Word document with the marks of its fields, put together from the pieces that it was saved in. */
export function textOfDoc(main: Buffer, table: Buffer | undefined): string {
  const size = main.length >= pieceTableOffset + 8 ? main.readUInt32LE(pieceTableOffset + 4) : 0;
  if (size === 0) return plainText(main);
  const start = main.readUInt32LE(pieceTableOffset);
  if (!table || start + size > table.length) throw new RefusedFile('fileDamaged');
  const pieces = piecesOf(table.subarray(start, start + size));
  const count = Math.floor((pieces.length - 4) / 12);
  if (count > mostPieces || count < 0) throw new RefusedFile('fileDamaged');
  let left = main.length;
  let text = '';
  for (let index = 0; index < count; index++) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & 0x4000_0000) !== 0;
    const from = isNarrow ? (place & 0x3fff_ffff) / 2 : place & 0x3fff_ffff;
    const bytes = isNarrow ? length : length * 2;
    left -= bytes;
    if (length < 0 || left < 0 || from + bytes > main.length) throw new RefusedFile('fileDamaged');
    text += main.toString(isNarrow ? 'latin1' : 'utf16le', from, from + bytes);
  }
  return text;
}

/** The table of pieces follows any number of formats. */
function piecesOf(table: Buffer): Buffer {
  let at = 0;
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== 2 || at + 5 > table.length) throw new RefusedFile('fileDamaged');
  const size = table.readUInt32LE(at + 1);
  if (at + 5 + size > table.length) throw new RefusedFile('fileDamaged');
  return table.subarray(at + 5, at + 5 + size);
}

/** A document that was never changed in parts may have its text in one piece. */
function plainText(main: Buffer): string {
  const [from, to] = [main.readUInt32LE(24), main.readUInt32LE(28)];
  return to > from && to <= main.length ? main.toString('latin1', from, to) : '';
}
