import { SaxesParser, type SaxesTagNS } from 'saxes';
import { RefusedFile } from '../refused-file.ts';

const mostDepth = 1000;
const mostElements = 2_000_000;

export interface XmlElement {
  name: string;
  space: string;
  /** By their names without prefixes; those of several spaces in their order. */
  attributes: readonly { name: string; value: string }[];
}

interface XmlVisitor {
  open?(element: XmlElement): void;
  text?(text: string, inside: XmlElement): void;
  close?(element: XmlElement): void;
}

/** Goes through a part in UTF-8 that is well-formed and declares nothing: declarations name other files, or grow without end. */
export async function visitXml(content: AsyncIterable<Buffer>, visitor: XmlVisitor): Promise<void> {
  const reader = xmlReader(visitor);
  for await (const chunk of content) reader.write(chunk);
  reader.close();
}

/** The same for whoever takes what was visited after each piece. */
export function xmlReader(visitor: XmlVisitor, most = mostElements): { write(chunk: Buffer): void; close(): void } {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const path: XmlElement[] = [];
  let elements = 0;
  parser.on('error', () => {
    throw new RefusedFile('fileDamaged');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding)) throw new RefusedFile('fileDamaged');
  });
  parser.on('doctype', () => {
    throw new RefusedFile('fileActive');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    elements += 1;
    if (elements > most || path.length >= mostDepth) throw new RefusedFile('fileDamaged');
    const attributes = Object.values(tag.attributes).map(({ local, value }) => ({ name: local, value }));
    const element = { name: tag.local, space: tag.uri, attributes };
    path.push(element);
    visitor.open?.(element);
  });
  parser.on('closetag', () => {
    const closed = path.pop();
    if (closed) visitor.close?.(closed);
  });
  const say = (text: string) => visitor.text?.(text, path.at(-1)!);
  parser.on('text', (text) => path.length > 0 && say(text));
  parser.on('cdata', say);

  const decoder = new TextDecoder('utf-8', { fatal: true });
  return {
    write: (chunk) => void parser.write(decoder.decode(chunk, { stream: true })),
    close: () => void parser.write(decoder.decode()).close(),
  };
}

export function attributeOf({ attributes }: XmlElement, name: string): string {
  return attributes.find((one) => one.name === name)?.value ?? '';
}
