import { fileKindOf, plainFileName } from '@diwan/api-contract/values/file';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from './disposition.ts';

const evil = fc.array(
  fc.oneof(
    fc.constantFrom(
      '\u202e',
      '..',
      '/',
      '\\',
      '\0',
      '"',
      ';',
      '%',
      "'",
      '\r\n',
      'سيرة',
      '\u2066',
      '\ud800',
      '*',
      'fdp',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  ),
  { maxLength: 30 },
);

test('T41 whatever a file is called, its name is harmless, and a browser gets exactly it', () => {
  fc.assert(
    fc.property(evil, (parts) => {
      const name = plainFileName(`${parts.join('')}.pdf`);
      expect([...name].length).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(name.endsWith('.pdf')).toBe(true);
      const header = attachment(name);
      const [, plain, encoded] = /^attachment; filename="([^"\\%;]*)"; filename\*=UTF-8''([A-Za-z0-9%!*._~-]*)$/.exec(
        header,
      )!;
      expect(plain).toMatch(/^[ -~]*$/);
      expect(decodeURIComponent(encoded!)).toBe(name);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['C:\\papers\\cv.docx', 'cv.docx', 'docx'],
  ['../../etc/passwd', 'passwd', null],
  ['cv\u202efdp.exe', 'cvfdp.exe', null],
  ['photo.JPG', 'photo.JPG', 'jpeg'],
  ['.pdf', '.pdf', null],
  ['cv.pdf ', 'cv.pdf', 'pdf'],
  ['cv.constructor', 'cv.constructor', null],
  [`${'م'.repeat(300)}.docx`, `${'م'.repeat(195)}.docx`, 'docx'],
])('T41 %s is kept as %s (%s)', (given, name, kind) => {
  expect(plainFileName(given)).toBe(name);
  expect(fileKindOf(given)).toBe(kind);
});
