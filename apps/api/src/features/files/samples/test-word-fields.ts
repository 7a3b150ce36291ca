import type { FileKind } from '@diwan/api-contract/values/file';
import { utils, write } from 'cfb';
import { docx, relations, wordText } from './test-documents.ts';

export type HiddenWord = [what: string, kind: FileKind, content: () => Buffer | Promise<Buffer>, code: string];

const rels = 'word/_rels/document.xml.rels';
const body = (xml: string) => docx({ 'word/document.xml': wordText().replace('<w:p>', `<w:p>${xml}`) });
const run = (xml: string) => `<w:r>${xml}</w:r>`;
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const piece = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (...pieces: string[]) =>
  body(`${mark('begin')}${pieces.map(piece).join('')}${mark('separate')}${run('<w:t>x</w:t>')}${mark('end')}`);

export const hiddenInFields: HiddenWord[] = [
  [
    'a field that starts a program',
    'docx',
    () => field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" '),
    'fileActive',
  ],
  ['the same, in three pieces', 'docx', () => field(' DD', 'EAU', 'TO cmd.exe '), 'fileActive'],
  ['the same, in small letters', 'docx', () => field(' ddeauto cmd '), 'fileActive'],
  ['the same, with letters in figures', 'docx', () => field(' &#68;&#x44;E cmd '), 'fileActive'],
  ['the same, as CDATA', 'docx', () => field('<![CDATA[ DDE]]> cmd '), 'fileActive'],
  ['the same, between comments', 'docx', () => field(' D<!-- x -->DE cmd '), 'fileActive'],
  [
    'the same, deleted',
    'docx',
    () => body(`${mark('begin')}${run('<w:delInstrText>DDE cmd</w:delInstrText>')}${mark('end')}`),
    'fileActive',
  ],
  ['the same, never ended', 'docx', () => body(`${mark('begin')}${piece('DDE cmd')}`), 'fileActive'],
  [
    'the same, in a simple field',
    'docx',
    () => body('<w:fldSimple w:instr=" DDE cmd "><w:r/></w:fldSimple>'),
    'fileActive',
  ],
  [
    'the same, in the head of each page',
    'docx',
    () =>
      docx({
        'word/header1.xml': wordText().replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`),
      }),
    'fileActive',
  ],
  [
    'the same, in a text box',
    'docx',
    () =>
      body(
        `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Fallback>${mark('begin')}${piece('DDE cmd')}${mark('end')}</mc:Fallback></mc:AlternateContent>`,
      ),
    'fileActive',
  ],
  [
    'a field whose name another one computes',
    'docx',
    () =>
      body(
        `${mark('begin')}${mark('begin')}${piece('QUOTE 68 68 69')}${mark('separate')}${mark('end')}${piece(' cmd')}${mark('end')}`,
      ),
    'fileActive',
  ],
  [
    'the same in another spelling of the format',
    'docx',
    () =>
      docx({
        'word/document.xml': wordText()
          .replace(
            'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
            'http://purl.oclc.org/ooxml/wordprocessingml/main',
          )
          .replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`),
      }),
    'fileActive',
  ],
  [
    'the same under another prefix',
    'docx',
    () =>
      docx({
        'word/document.xml': wordText()
          .replace('<w:p>', `<w:p>${mark('begin')}${piece('DDE cmd')}${mark('end')}`)
          .replaceAll('w:', 'q:')
          .replace('xmlns:w', 'xmlns:q'),
      }),
    'fileActive',
  ],
  [
    'a field that fetches a picture',
    'docx',
    () => field(' INCLUDEPICTURE "http://evil.example/p.png" \\d '),
    'fileActive',
  ],
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
];

export const soundInWord: [what: string, kind: FileKind, content: () => Buffer | Promise<Buffer>][] = [
  ['page numbers and a table of contents', 'docx', () => field(' TOC \\o "1-3" \\h \\z \\u ')],
  ['a field that leads to a page', 'docx', () => field(' HYPERLINK "https://example.com/a" \\o "x" ')],
  ['a field that leads within', 'docx', () => field(' HYPERLINK \\l "_Toc1" ')],
  [
    'a field in a field',
    'docx',
    () =>
      body(
        `${mark('begin')}${piece(' IF ')}${mark('begin')}${piece('PAGE')}${mark('end')}${piece(' = 1 "a" "b" ')}${mark('end')}`,
      ),
  ],
  ['a formula', 'docx', () => field(' =SUM(ABOVE) ')],
  [
    'a picture, a font and a theme',
    'docx',
    () =>
      docx({
        'word/media/1.png': 'x',
        'word/fonts/font1.odttf': 'x',
        'word/theme/theme1.xml': '<a/>',
        [rels]: relations('theme', 'theme/theme1.xml', ''),
      }),
  ],
  [
    'data of another program',
    'docx',
    () => docx({ 'customXml/item1.xml': '<control src="http://example.com" xmlns="http://example.com/a"/>' }),
  ],
  [
    'fields of an old document',
    'doc',
    () => docWith('\u0013 PAGE \u00141\u0015 \u0013HYPERLINK "https://example.com"\u0014x\u0015'),
  ],
  ['an old document with an empty pool', 'doc', () => docWith('a', { more: { '/\u0001CompObj': 'x' } })],
];

/** An old Word document with its text in one piece, the marks of its fields among it. */
export function docWith(
  text: string,
  { more = {}, flags = 0 }: { more?: Record<string, string>; flags?: number } = {},
): Buffer {
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
