import { read } from 'cfb';
import { RefusedFile } from '../refused-file.ts';
import { textOfDoc } from './doc-text.ts';
import { WordFields } from './word-fields.ts';

const macros = /^(?:Macros|_?VBA(?:_PROJECT(?:_CUR)?)?|PROJECT(?:wm)?)$/i;
const encrypted = /^(?:EncryptionInfo|EncryptedPackage)$/i;
/** Programs and files inside of a document; each embedded object has a folder in `ObjectPool`. */
const embedded = /Ole10Native$|\/ObjectPool\/./i;
const [fieldBegins, fieldSeparates, fieldEnds] = ['\u0013', '\u0014', '\u0015'] as const;

/** An old Word document: the text is there; macros, embedded programs, encryption and fields that fetch are not. */
export function judgeDoc(bytes: Buffer): void {
  if (bytes.length < 1536) throw new RefusedFile('fileDamaged');
  const { FileIndex: entries, FullPaths: paths } = read(bytes, { type: 'buffer' });
  if (entries.some(({ name }) => encrypted.test(name))) throw new RefusedFile('fileEncrypted');
  if (entries.some(({ name }) => macros.test(name)) || paths.some((path) => embedded.test(path)))
    throw new RefusedFile('fileActive');
  const streamOf = (wanted: string) => {
    const found = entries.filter(({ name, type }) => name.toLowerCase() === wanted.toLowerCase() && type === 2);
    // Sectors that lead in a circle give less than was promised.
    if (found.length > 1 || (found[0] && found[0].content.length < found[0].size)) throw new RefusedFile('fileDamaged');
    return found[0] && Buffer.from(found[0].content);
  };
  const main = streamOf('WordDocument');
  if (!main) throw new RefusedFile('fileMismatch');
  if (main.length < 32 || main.readUInt16LE(0) !== 0xa5ec) throw new RefusedFile('fileDamaged');
  const flags = main.readUInt16LE(10);
  if (flags & 0x8100) throw new RefusedFile('fileEncrypted');
  judgeFields(textOfDoc(main, streamOf(flags & 0x0200 ? '1Table' : '0Table')));
}

function judgeFields(text: string): void {
  const fields = new WordFields();
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!;
    if (mark < fieldBegins || mark > fieldEnds) continue;
    if (fields.isInstructing) fields.add(text.slice(from, at));
    from = at + 1;
    if (mark === fieldBegins) fields.begin();
    else if (mark === fieldSeparates) fields.separate();
    else fields.end();
  }
  if (fields.isInstructing) fields.add(text.slice(from));
  fields.finish();
}
