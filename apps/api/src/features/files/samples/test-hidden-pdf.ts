import { deflateSync } from 'node:zlib';
import { packedPdf, revised, streamOf, tabledPdf } from './test-pdf.ts';

export type Hidden = [what: string, content: () => Buffer, code: string];

const script = '/S /JavaScript /JS (app.alert(1))';
const opens = '/OpenAction 8 0 R';
const spelt = (name: string) =>
  `/${Array.from(name, (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}`;
const action = (dictionary: string, more = {}) => tabledPdf({ catalog: opens, objects: { 8: dictionary, ...more } });
const packed = (dictionary: string, pack?: (plain: Buffer) => Buffer) =>
  packedPdf({
    catalog: opens,
    packed: { 20: { objects: { 8: `<< ${script} >>` }, dictionary, ...(pack ? { pack } : {}) } },
  });
const hex = (plain: Buffer) => Buffer.from(`${plain.toString('hex')}>`);
const rowsUp = (plain: Buffer) => {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(4);
  for (let at = 0; at < plain.length; at += 4) {
    const row = Buffer.concat([plain.subarray(at, at + 4), Buffer.alloc(4)]).subarray(0, 4);
    rows.push(Buffer.from([2, ...row.map((byte, index) => (byte - above[index]!) & 255)]));
    above = row;
  }
  return deflateSync(Buffer.concat(rows));
};

/** Scripts and their like in well-formed PDFs, where `qpdf` and `mutool` find them. */
export const hiddenInPdf: Hidden[] = [
  ['in the open', () => action(`<< ${script} >>`), 'fileActive'],
  ['behind 5,000 bytes of padding', () => action(`<< /Pad (${'x'.repeat(5000)}) ${script} >>`), 'fileActive'],
  [
    'behind 100,000 entries',
    () => action(`<< ${Array.from({ length: 100_000 }, (_, index) => `/P${index} 0`).join(' ')} ${script} >>`),
    'fileActive',
  ],
  ['between comments', () => action('<< /S % /GoTo >>\n/JavaScript%\n/JS%(\n(x) >>'), 'fileActive'],
  ['between 8 kinds of space', () => action('<</S\0\t\f\r\n/JavaScript\0/JS\r(x)>>'), 'fileActive'],
  [
    'with every letter in figures',
    () => action(`<< ${spelt('S')} ${spelt('JavaScript')} ${spelt('JS')} (x) >>`),
    'fileActive',
  ],
  ['with some letters in figures', () => action('<< /S /Java#53cript /J#53 (x) >>'), 'fileActive'],
  ['as a name that stands elsewhere', () => action('<< /S 9 0 R /JS (x) >>', { 9: '/JavaScript' }), 'fileActive'],
  ['as a name that stands elsewhere, in figures', () => action('<< /S 9 0 R >>', { 9: '/L#61unch' }), 'fileActive'],
  ['in hexadecimal', () => action('<< /S /JavaScript /JS <6170702e616c6572742831 29> >>'), 'fileActive'],
  ['as a stream', () => action('<< /S /JavaScript /JS 9 0 R >>', { 9: streamOf('app.alert(1)') }), 'fileActive'],
  [
    'as a stream after a space',
    () => action('<< /S /JavaScript /JS 9 0 R >>', { 9: streamOf('app.alert(1)', '', ' \n') }),
    'fileActive',
  ],
  ['after an escaped bracket', () => action(`<< /T (a\\)) /U (\\\\) ${script} >>`), 'fileActive'],
  ['after brackets in brackets', () => action(`<< /T (a (b) \\( >> endobj) ${script} >>`), 'fileActive'],
  ['as the second of two equal keys', () => action('<< /S /GoTo /S /JavaScript /JS (x) >>'), 'fileActive'],
  [
    'as the next action',
    () => action('<< /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (x) >> >>'),
    'fileActive',
  ],
  [
    'as one of several next actions',
    () => action('<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /GoTo >> 9 0 R] >>', { 9: `<< ${script} >>` }),
    'fileActive',
  ],
  ['on a page', () => tabledPdf({ page: `/AA << /O << ${script} >> >>` }), 'fileActive'],
  ['when the document is closed', () => tabledPdf({ catalog: `/AA << /WC << ${script} >> >>` }), 'fileActive'],
  [
    'under a name of the document',
    () =>
      tabledPdf({ catalog: '/Names << /JavaScript << /Names [(a) 8 0 R] >> >>', objects: { 8: `<< ${script} >>` } }),
    'fileActive',
  ],
  [
    'in a bookmark',
    () =>
      tabledPdf({
        catalog: '/Outlines 8 0 R',
        objects: { 8: '<< /First 9 0 R /Last 9 0 R >>', 9: `<< /Title (a) /Parent 8 0 R /A << ${script} >> >>` },
      }),
    'fileActive',
  ],
  [
    'in a field',
    () =>
      tabledPdf({
        catalog: '/AcroForm << /Fields [8 0 R] >>',
        objects: { 8: `<< /FT /Tx /T (a) /AA << /K << ${script} >> >> >>` },
      }),
    'fileActive',
  ],
  [
    'in a link',
    () => tabledPdf({ page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << ${script} >> >>]` }),
    'fileActive',
  ],
  ['in a packed object', () => packed(''), 'fileActive'],
  ['in a packed object, not deflated', () => packed('/Filter []', (plain) => plain), 'fileActive'],
  ['in a packed object without a type', () => packed('/Type /Other'), 'fileActive'],
  ['in a packed object behind padding', () => packed(`/Pad (${'x'.repeat(9000)})`), 'fileActive'],
  [
    'in a packed object, twice packed',
    () => packed('/Filter [/ASCIIHexDecode /FlateDecode]', (plain) => hex(deflateSync(plain))),
    'fileDamaged',
  ],
  ['in a packed object in hexadecimal', () => packed('/Filter /ASCIIHexDecode', hex), 'fileDamaged'],
  ['in a packed object in rows', () => packed('/DecodeParms << /Predictor 12 /Columns 4 >>', rowsUp), 'fileDamaged'],
  [
    'in a packed object whose type stands elsewhere',
    () =>
      packedPdf({
        catalog: opens,
        objects: { 30: '/ObjStm' },
        packed: { 20: { objects: { 8: `<< ${script} >>` }, dictionary: '/Type 30 0 R' } },
      }),
    'fileActive',
  ],
  [
    'in a later revision',
    () => revised(action('<< /S /GoTo /D [3 0 R /Fit] >>'), { objects: { 8: `<< ${script} >>` } }),
    'fileActive',
  ],
  [
    'in a revision that a later one hides',
    () => revised(action(`<< ${script} >>`), { objects: { 8: '<< /S /GoTo >>' } }),
    'fileActive',
  ],
  ['in an object that only the second table names', () => hybrid(), 'fileActive'],
  ['inside the bytes of a picture', () => inStream(''), 'fileDamaged'],
  ['inside the bytes of a stream of unknown length', () => inStream('/Length 9 0 R'), 'fileDamaged'],
  [
    'inside a comment',
    () => tabledPdf({ catalog: opens, raw: `% 8 0 obj << ${script} >> endobj\n`, pointTo: { 8: '8 0 obj <<' } }),
    'fileDamaged',
  ],
  [
    'inside a text',
    () =>
      tabledPdf({
        catalog: opens,
        objects: { 7: `<< /T ( 8 0 obj << /S /JavaScript /JS <78> >> endobj ) >>` },
        pointTo: { 8: '8 0 obj <<' },
      }),
    'fileDamaged',
  ],
  [
    'after a stream that ends twice',
    () =>
      tabledPdf({
        catalog: opens,
        raw: `7 0 obj\n<< /Length 9 >>\nstream\nendstream\nendstream endobj\n8 0 obj << ${script} >> endobj\n`,
        pointTo: { 8: '8 0 obj <<' },
      }),
    'fileActive',
  ],
  [
    'after a stream without end',
    () =>
      tabledPdf({
        catalog: opens,
        raw: `7 0 obj\n<< /Length 3 >>\nstream\nabc\nstream\nendstream endobj\n8 0 obj << ${script} >> endobj\n`,
        pointTo: { 8: '8 0 obj <<' },
      }),
    'fileActive',
  ],
  [
    'after an object without end',
    () =>
      tabledPdf({
        catalog: opens,
        raw: `7 0 obj << /A 1 >>\n8 0 obj << ${script} >> endobj\n`,
        pointTo: { 8: '8 0 obj <<' },
      }),
    'fileActive',
  ],
  [
    'under a number with zeros',
    () =>
      tabledPdf({ catalog: opens, raw: `0000000008 00000 obj<< ${script} >>endobj\n`, pointTo: { 8: '0000000008' } }),
    'fileActive',
  ],
  [
    'in a file whose table is wrong',
    () =>
      Buffer.from(
        action(`<< ${script} >>`)
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
    'fileActive',
  ],
];

/** An old table that knows nothing of the object, and a newer one beside it that does. */
function hybrid(): Buffer {
  const plain = tabledPdf({ catalog: opens, raw: `8 0 obj << ${script} >> endobj\n` });
  const text = plain.toString('latin1');
  const rows = Buffer.alloc(7);
  rows.writeUInt8(1, 0);
  rows.writeUInt32BE(text.indexOf('8 0 obj'), 1);
  const at = text.indexOf('xref\n0 1');
  const second = `30 0 obj\n${streamOf(rows, '/Type /XRef /Size 31 /Index [8 1] /W [1 4 2]').toString('latin1')}\nendobj\n`;
  return Buffer.from(
    text.slice(0, at) +
      second +
      text
        .slice(at)
        .replace('/Root', `/XRefStm ${at} /Root`)
        .replace(/startxref\n\d+/, `startxref\n${at + second.length}`),
    'latin1',
  );
}

function inStream(dictionary: string): Buffer {
  const inner = `\n8 0 obj << ${script} >> endobj\n`;
  const length = dictionary || `/Length ${inner.length}`;
  return tabledPdf({
    catalog: opens,
    objects: { 9: String(inner.length) },
    raw: `7 0 obj\n<< ${length} >>\nstream\n${inner}\nendstream\nendobj\n`,
    pointTo: { 8: '8 0 obj <<', 7: '7 0 obj' },
  });
}
