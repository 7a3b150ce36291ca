import { refuseFile } from './refusal.ts';

const relation = /<(?:\w+:)?Relationship\b(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const hyperlink = /\bType\s*=\s*["'][^"']*\/relationships\/hyperlink["']/;
const harmlessTarget = /\bTarget\s*=\s*["'](?:https?:\/\/|mailto:|tel:)/i;

/** The list of the archive's parts must name Word's main one, and none with macros. */
export function checkContentTypes(text: string): void {
  const types = decoded(text).toLowerCase();
  if (types.includes('macroenabled') || types.includes('vbaproject')) throw refuseFile('fileActive');
  if (!types.includes('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'))
    throw refuseFile('fileMismatch');
}

/** XML in UTF-8 without declarations of its own: those name other files, or grow without end. */
export function checkXml(text: string): void {
  const encoding = /^\ufeff?<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/.exec(text)?.[1];
  if (text.includes('\0') || text.includes('\ufffd') || (encoding && !/^(?:utf-8|us-ascii)$/i.test(encoding)))
    throw refuseFile('fileDamaged');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw refuseFile('fileActive');
}

/** Nothing is fetched from elsewhere when the document is opened; a link that a reader may follow is no fetching. */
export function checkRelations(text: string): void {
  const plain = decoded(text);
  if (/\/relationships\/(?:aFChunk|attachedTemplate|oleObject|control)\b/i.test(plain)) throw refuseFile('fileActive');
  const outward = plain.match(/TargetMode\s*=\s*["']\s*External/gi)?.length ?? 0;
  const links = (plain.match(relation) ?? []).filter(
    (tag) => /TargetMode\s*=\s*["']\s*External/i.test(tag) && hyperlink.test(tag) && harmlessTarget.test(tag),
  );
  if (links.length !== outward) throw refuseFile('fileActive');
}

/** Attributes may write any letter as `&#69;`. */
function decoded(text: string): string {
  return text.replace(/&#(x[0-9a-f]{1,5}|\d{1,6});/gi, (whole, code: string) => {
    const point = code.toLowerCase().startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point > 0 && point < 0x110000 && point !== 0x22 && point !== 0x27 ? String.fromCodePoint(point) : whole;
  });
}
