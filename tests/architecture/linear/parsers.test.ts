import { plainText } from '@diwan/api/crud/export/columns/cell.ts';
import { decodeCursor, encodeCursor } from '@diwan/api/crud/lists/keyset.ts';
import { readTokenCookie, sessionCookie } from '@diwan/api/http/requests/cookies.ts';
import { acceptedEncoding } from '@diwan/api/http/serving/compression.ts';
import { attachment } from '@diwan/api/http/serving/disposition.ts';
import { expectVersion } from '@diwan/api/http/serving/etag.ts';
import { languageOf } from '@diwan/api/identity/provider/interaction.ts';
import { readFrame } from '@diwan/api/realtime/sockets/protocol.ts';
import { plainName } from '@diwan/api-contract/values/text/plain-name';
import { latinDigits, searchKey } from '@diwan/api-contract/values/text/search-key';
import { toPlainDecimal } from '@diwan/ui/text/decimal.ts';
import { expect, test } from 'vitest';
import { bound, cost, megabyte } from './slowest.ts';

const order = { name: 'name', type: 'text', isDescending: false, key: null as never };
const id = '01900000-0000-7000-8000-000000000001';

/** What reads a text that somebody sends, beside the schemas. */
const parsers: Record<string, (text: string) => unknown> = {
  acceptedEncoding,
  attachment,
  decodeCursor: (text) => decodeCursor(order, text, 'after'),
  'decodeCursor of a long place': (value) => decodeCursor(order, encodeCursor(order, { value, id }), 'after'),
  expectVersion: (text) => expectVersion({ 'if-match': text }),
  languageOf,
  latinDigits,
  plainName,
  plainText,
  readFrame,
  readTokenCookie: (text) =>
    readTokenCookie({ headers: { cookie: text }, cookies: { [sessionCookie]: text } }, sessionCookie),
  searchKey,
  toPlainDecimal: (text) => toPlainDecimal(text, 2),
};

/** What separates, opens, closes or stands for something to one of them, alone and in pairs. */
const tokens = [
  'a',
  '0',
  ' ',
  ';',
  ',',
  '=',
  '"',
  '\\',
  '{',
  '[',
  '<',
  '/',
  '.',
  '-',
  'br',
  ';q=0.',
  'ar',
  '__Host-sid=',
  'W/"',
  'لا',
  'ّ',
  '٣',
  '\u200f',
  '\n',
];
const repeated = [...tokens, ...tokens.map((token, index) => token + tokens[(index * 7 + 3) % tokens.length])];

function read(parse: (text: string) => unknown, text: string): void {
  try {
    parse(text);
  } catch {
    // A refusal is an answer too.
  }
}

test.each(Object.keys(parsers))('%s reads or refuses a megabyte of whatever it likes least within 50 ms', (name) => {
  const parse = parsers[name]!;
  const texts = (length: number) =>
    repeated.flatMap((token) => ['', '"'].map((end) => token.repeat(Math.ceil(length / token.length)) + end));
  const short = texts(16 * 1024).map((text, index) => ({ index, milliseconds: cost(() => read(parse, text), 0.5) }));
  const [worst] = short.sort((a, b) => b.milliseconds - a.milliseconds);
  expect(worst!.milliseconds).toBeLessThan(bound);
  const text = texts(megabyte)[worst!.index]!;
  expect(cost(() => read(parse, text), bound)).toBeLessThan(bound);
});
