import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedHref, hrefFrom } from './href.ts';

test('a link is a page by https or an e-mail, and stays the same when it is read again', () => {
  expect(hrefFrom(' example.sa/jobs ')).toBe('https://example.sa/jobs');
  expect(hrefFrom('sara@example.sa')).toBe('mailto:sara@example.sa');
  expect(hrefFrom('https://example.sa/وظائف')).toBe(`https://example.sa/${encodeURIComponent('وظائف')}`);
  for (const typed of [
    '',
    'jobs',
    '/jobs',
    'http://example.sa',
    'javascript:run()',
    'data:text/html,x',
    'java\nscript:run()',
  ])
    expect(hrefFrom(typed)).toBeNull();
});

test('nothing with another scheme is ever a link', () => {
  const scheme = fc.constantFrom('javascript', 'JAVASCRIPT', 'data', 'vbscript', 'blob', 'file', 'http');
  fc.assert(
    fc.property(scheme, fc.nat(10), fc.constantFrom('', '\t', '\n', '\0', ' '), fc.string(), (name, at, mark, rest) => {
      const href = `${name.slice(0, at)}${mark}${name.slice(at)}:${rest}`;
      for (const found of [allowedHref(href), hrefFrom(href)]) expect(found ?? 'https:').toMatch(/^(https|mailto):/);
      expect(allowedHref(href)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), (url) => {
      const once = allowedHref(url);
      expect(once).not.toBeNull();
      expect(allowedHref(once ?? '')).toBe(once);
    }),
  );
});
