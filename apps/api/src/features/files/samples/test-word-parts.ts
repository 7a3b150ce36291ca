import { contentTypes, docx, relations, wordText } from './test-documents.ts';
import { docWith, type HiddenWord } from './test-word-fields.ts';

const rels = 'word/_rels/document.xml.rels';
const noise = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)));
const body = (xml: string) => docx({ 'word/document.xml': wordText().replace('<w:p>', `<w:p>${xml}`) });
const run = (xml: string) => `<w:r>${xml}</w:r>`;
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const piece = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const related = (type: string, target: string, mode?: string) => docx({ [rels]: relations(type, target, mode) });
const typed = (more: string) => contentTypes(undefined, more);

export const hiddenInParts: HiddenWord[] = [
  ['another document inside', 'docx', () => related('aFChunk', 'a.html', ''), 'fileActive'],
  ['another document inside, by its element', 'docx', () => body('<w:altChunk/>'), 'fileActive'],
  ['HTML inside', 'docx', () => docx({ 'word/a.html': '<script/>' }), 'fileActive'],
  [
    'RTF inside, as a picture',
    'docx',
    () =>
      docx({
        '[Content_Types].xml': typed('<Override PartName="/word/a.png" ContentType="application/rtf"/>'),
        'word/a.png': '{\\rtf1}',
      }),
    'fileActive',
  ],
  [
    'a program inside, as a picture',
    'docx',
    () =>
      docx({
        '[Content_Types].xml': typed(
          '<Default Extension="png" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
        ),
        'word/a.png': 'x',
      }),
    'fileActive',
  ],
  [
    'macros inside, as XML',
    'docx',
    () =>
      docx({
        '[Content_Types].xml': typed(
          '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-word.vbaData+xml"/>',
        ),
        'word/a.xml': '<a/>',
      }),
    'fileActive',
  ],
  ['a table inside', 'docx', () => docx({ 'word/embeddings/a.xlsx': 'x' }), 'fileActive'],
  ['an embedded object', 'docx', () => related('oleObject', 'embeddings/a.bin', ''), 'fileActive'],
  [
    'an embedded object, by its element',
    'docx',
    () =>
      body('<w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" ProgID="Package"/></w:object>'),
    'fileActive',
  ],
  ['a control', 'docx', () => related('control', 'activeX.xml', ''), 'fileActive'],
  ['a template from this computer', 'docx', () => related('attachedTemplate', 'file:///C:/a.dotm'), 'fileActive'],
  ['a frame', 'docx', () => related('frame', 'https://evil.example'), 'fileActive'],
  [
    'a mail merge',
    'docx',
    () =>
      docx({
        'word/settings.xml':
          '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:mailMerge/></w:settings>',
      }),
    'fileActive',
  ],
  [
    'a picture from elsewhere that claims to be within',
    'docx',
    () => related('image', 'https://evil.example/p.png', 'TargetMode="Internal"'),
    'fileActive',
  ],
  [
    'a picture from elsewhere without a word about it',
    'docx',
    () => related('image', '//evil.example/p.png', ''),
    'fileActive',
  ],
  [
    'a picture from elsewhere in a drawing',
    'docx',
    () =>
      body('<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="http://evil.example/p.png"/></w:pict>'),
    'fileActive',
  ],
  [
    'a link from a drawing into the network',
    'docx',
    () => body('<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" href="\\\\evil\\share"/></w:pict>'),
    'fileActive',
  ],
  [
    'relations of any part',
    'docx',
    () => docx({ 'customXml/_rels/item1.xml.rels': relations('image', 'http://evil.example/p.png') }),
    'fileActive',
  ],
  [
    'relations under a prefix',
    'docx',
    () =>
      docx({
        [rels]: relations('image', 'http://evil.example')
          .replaceAll('<R', '<p:R')
          .replaceAll('</R', '</p:R')
          .replace('xmlns=', 'xmlns:p='),
      }),
    'fileActive',
  ],
  [
    'relations that never end',
    'docx',
    () => docx({ [rels]: '<Relationship '.repeat(40_000), 'word/media/1.png': noise(7000) }),
    'fileDamaged',
  ],
  [
    '10,000 pieces in 40 fields',
    'docx',
    () =>
      docx({
        'word/document.xml': wordText().replace(
          '<w:p>',
          `<w:p>${mark('begin').repeat(40)}${piece('x').repeat(10_000)}`,
        ),
        'word/media/1.png': noise(20_000),
      }),
    'fileActive',
  ],
  [
    '50,000 elements in each other',
    'docx',
    () => docx({ 'word/document.xml': '<a>'.repeat(50_000) + '</a>'.repeat(50_000), 'word/media/1.png': noise(7000) }),
    'fileDamaged',
  ],
  ['XML that isn’t', 'docx', () => docx({ 'word/document.xml': '<w:document>' }), 'fileDamaged'],
  [
    'two types for one part',
    'docx',
    () =>
      docx({ '[Content_Types].xml': typed('<Override PartName="/WORD/document.xml" ContentType="application/xml"/>') }),
    'fileDamaged',
  ],
  ['a part that is named otherwise at its place', 'docx', () => renamed(), 'fileDamaged'],
  ['an old field that starts a program', 'doc', () => docWith('a\u0013 DDEAUTO cmd.exe \u0014x\u0015'), 'fileActive'],
  [
    'an old field that fetches a picture',
    'doc',
    () => docWith('a\u0013INCLUDEPICTURE "http://evil.example/p"\u0015'),
    'fileActive',
  ],
  [
    'an old field that leads into the network',
    'doc',
    () => docWith('a\u0013HYPERLINK "\\\\\\\\evil"\u0014x\u0015'),
    'fileActive',
  ],
  ['an old field in an old field', 'doc', () => docWith('\u0013IF 1 = 1 \u0013 DDE cmd \u0015\u0015'), 'fileActive'],
  [
    'an old document with an embedded object',
    'doc',
    () => docWith('a', { more: { '/ObjectPool/_1/\u0001Ole': 'x' } }),
    'fileActive',
  ],
  ['an old document with macros below', 'doc', () => docWith('a', { more: { '/Macros/VBA/dir': 'x' } }), 'fileActive'],
  ['an old document that is hidden by a password', 'doc', () => docWith('a', { flags: 0x8000 }), 'fileEncrypted'],
  ['an old document with two texts', 'doc', () => docWith('a', { more: { '/x/WordDocument': 'x' } }), 'fileDamaged'],
];

async function renamed(): Promise<Buffer> {
  const bytes = await docx();
  const text = bytes.toString('latin1');
  const first = text.indexOf('word/document.xml');
  bytes.write('word/documenT.xml', first, 'latin1');
  return bytes;
}
