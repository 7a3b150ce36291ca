import { expect, test } from 'vitest';
import { CsvRows } from './csv-rows.ts';

const rowsOf = (text: string, piece: number) => {
  const reader = new CsvRows();
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += piece) rows.push(...reader.push(text.slice(at, at + piece)));
  return [...rows, ...reader.end()];
};

test.each([
  [
    'commas',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b,c;d\n1;2;3',
    [
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes',
    'a,b\n"x ""y"", z","1\r\n2"\n',
    [
      ['a', 'b'],
      ['x "y", z', '1\r\n2'],
    ],
  ],
  [
    'empty cells and lines',
    'a,b\n\n,2\n"",\n',
    [
      ['a', 'b'],
      ['', '2'],
      ['', ''],
    ],
  ],
  [
    'a quote inside a cell',
    'a,b\n5" pipe,2\n',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
  ],
])('a text with %s is the same rows, however it comes in pieces', (_, text, rows) => {
  for (const piece of [1, 2, 3, 7, 1000]) expect(rowsOf(text, piece), String(piece)).toEqual(rows);
});
