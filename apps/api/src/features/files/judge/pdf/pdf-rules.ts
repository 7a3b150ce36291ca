import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { isHarmlessLink } from '../links.ts';
import { RefusedFile } from '../refused-file.ts';

const setOf = (words: string) => new Set(words.split(' '));

/** What no document that is only read has. */
const activeKeys = setOf(
  'JS JavaScript EmbeddedFiles EF RF XFA NeedsRendering RichMediaContent RichMediaSettings RichMediaExecute Collection',
);
/** Keys that let a stream's content come from elsewhere. */
const outwardKeys = setOf('F FFilter FDecodeParms Ref OPI');
const activeNames = setOf(
  'JavaScript Launch SubmitForm ImportData GoToE GoToR Rendition RichMedia RichMediaExecute EmbeddedFile FileAttachment GoTo3DView',
);
/** Harmless elsewhere: `Screen` is a way to blend colours as well. */
const activeTypes = setOf('Movie Sound Screen 3D PRC U3D PS Trap');
const typeKeys = setOf('S Type Subtype Subtype2');
const actionKeys = setOf('A OpenAction Next PA');
const harmlessActions = setOf('GoTo URI Named Hide SetOCGState Trans Thread ResetForm NOP');

/** Refuses an object of a PDF that does more than be read. */
export function judgeObject(object: PDFObject, context: PDFContext): void {
  const waiting: PDFObject[] = [object];
  if (object instanceof PDFName && activeNames.has(object.decodeText())) throw new RefusedFile('fileActive');
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFArray) for (const one of next.asArray()) waiting.push(one);
    else if (next instanceof PDFDict) waiting.push(...judgeDictionary(next, context));
    else if (next instanceof PDFStream) {
      if (next.dict.keys().some((key) => outwardKeys.has(key.decodeText()))) throw new RefusedFile('fileActive');
      waiting.push(next.dict);
    }
  }
}

function judgeDictionary(dictionary: PDFDict, context: PDFContext): PDFObject[] {
  const inner: PDFObject[] = [];
  for (const [key, value] of dictionary.entries()) {
    const word = key.decodeText();
    const meant = context.lookup(value);
    if (activeKeys.has(word)) throw new RefusedFile('fileActive');
    if (meant instanceof PDFName) judgeName(word, meant.decodeText());
    if (word === 'URI' && (meant instanceof PDFString || meant instanceof PDFHexString)) judgeLink(meant);
    if (actionKeys.has(word)) judgeAction(meant, context);
    if (word === 'AA' && meant instanceof PDFDict)
      for (const action of meant.values()) judgeAction(context.lookup(action), context);
    inner.push(value);
  }
  return inner;
}

function judgeName(key: string, name: string): void {
  if (activeNames.has(name) || (typeKeys.has(key) && activeTypes.has(name))) throw new RefusedFile('fileActive');
}

/** What is done on opening, leaving or pressing: a list of what may be, since there are always new things that may not. */
function judgeAction(action: PDFObject | undefined, context: PDFContext): void {
  if (!(action instanceof PDFDict)) return;
  const kind = context.lookup(action.get(PDFName.of('S')));
  if (kind !== undefined && !(kind instanceof PDFName && harmlessActions.has(kind.decodeText())))
    throw new RefusedFile('fileActive');
}

function judgeLink(address: PDFString | PDFHexString): void {
  if (!isHarmlessLink(address.decodeText())) throw new RefusedFile('fileActive');
}
