import { expect, test } from 'vitest';
import { qrOf } from './qr.ts';

/** Reads tags as the authority describes them, knowing nothing of how they are written. */
function tagsOf(base64: string): Map<number, string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const tags = new Map<number, string>();
  for (let at = 0; at < bytes.length; ) {
    const [tag, length] = [bytes[at]!, bytes[at + 1]!];
    const value = bytes.slice(at + 2, at + 2 + length);
    expect(value).toHaveLength(length);
    tags.set(tag, new TextDecoder('utf-8', { fatal: true }).decode(value));
    at += 2 + length;
  }
  return tags;
}

const facts = {
  sellerName: 'شركة ديوان للتوظيف',
  vatNumber: '310123456700003',
  issueAt: '2026-11-25T11:30:05.123456Z',
  gross: 1_150_05,
  vat: 150_01,
};

test('the code of an invoice says who sells, their VAT number, when, the total and its VAT', () => {
  expect([...tagsOf(qrOf(facts))]).toEqual([
    [1, 'شركة ديوان للتوظيف'],
    [2, '310123456700003'],
    [3, '2026-11-25T11:30:05Z'],
    [4, '1150.05'],
    [5, '150.01'],
  ]);
});

test('the authority’s own example comes out as it is published', () => {
  const example = qrOf({
    sellerName: 'Bobs Records',
    vatNumber: '310122393500003',
    issueAt: '2022-04-25T15:30:00Z',
    gross: 1_000_00,
    vat: 150_00,
  });
  expect(example).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  );
});

test('a name that is too long is cut between two letters', () => {
  const long = qrOf({ ...facts, sellerName: 'ش'.repeat(200) });
  expect(tagsOf(long).get(1)).toBe('ش'.repeat(127));
  expect(tagsOf(long).get(5)).toBe('150.01');
});
