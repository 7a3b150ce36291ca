import { deflateSync } from 'node:zlib';
import type { Hidden } from './test-hidden-pdf.ts';
import { packedPdf, tabledPdf } from './test-pdf.ts';

const opens = '/OpenAction 8 0 R';
const action = (dictionary: string, more = {}) => tabledPdf({ catalog: opens, objects: { 8: dictionary, ...more } });

/** Files that are much work, or much memory, for whoever reads them carelessly; a slow machine refuses more of them. */
export const laborious: Hidden[] = [
  [
    'an object stream of 63 MB of one name',
    () => packedPdf({ packed: { 20: { objects: { 8: `/${'#41'.repeat(21_000_000)}` } } } }),
    'fileTooComplex',
  ],
  [
    'an object stream of 100 MB of nothing',
    () =>
      packedPdf({
        packed: {
          20: {
            objects: { 8: 'null' },
            pack: (plain) => deflateSync(Buffer.concat([plain, Buffer.alloc(100_000_000, 32)])),
          },
        },
      }),
    'fileDamaged',
  ],
  [
    'ten object streams of 10 MB',
    () =>
      packedPdf({
        packed: Object.fromEntries(
          Array.from({ length: 10 }, (_, index) => [
            index + 20,
            {
              objects: { [index + 50]: 'null' },
              pack: (plain: Buffer) => deflateSync(Buffer.concat([plain, Buffer.alloc(10_000_000, 32)])),
            },
          ]),
        ),
      }),
    'fileDamaged',
  ],
  ['an array 200,000 deep', () => action(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'fileDamaged'],
  ['a dictionary 100,000 deep', () => action(`${'<< /A '.repeat(100_000)}${'>>'.repeat(100_000)}`), 'fileDamaged'],
  ['a text 1,000,000 deep', () => action(`<< /T ${'('.repeat(1_000_000)} >>`), 'fileDamaged'],
  ['a million digits', () => tabledPdf({ raw: '1'.repeat(1_000_000) }), 'fileTooComplex'],
  [
    'three million spaces between a number and its object',
    () => tabledPdf({ raw: `8 ${' '.repeat(1_000_000)} 0 obj null endobj\n`.repeat(3) }),
    'taken',
  ],
  ['a table of contents of 4,000,000,000 rows', () => packedPdf({ trailer: '/Index [0 4000000000]' }), 'taken'],
  [
    '250,000 objects',
    () => tabledPdf({ raw: Array.from({ length: 250_000 }, (_, index) => `${index + 10} 0 obj 0 endobj\n`).join('') }),
    'fileDamaged',
  ],
  ['a million streams that never begin', () => tabledPdf({ raw: 'stream\n'.repeat(1_000_000) }), 'fileDamaged'],
  [
    '19,900 streams of a wrong length',
    () =>
      tabledPdf({
        raw: Array.from(
          { length: 19_900 },
          (_, index) => `${index + 10} 0 obj << /Length 1 >> stream\n${'x'.repeat(400)}\nendstream endobj\n`,
        ).join(''),
      }),
    'taken',
  ],
];
