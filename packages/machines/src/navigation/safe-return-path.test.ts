import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

const routes = /^\/(dashboard|skills|job_post\/(list|edit\/[\w-]+)|pages\/[\w-]+|login|callback)?$/;
const isKnown = (path: string) => routes.test(path);
const here = 'https://admin.example.com';
const runs = process.env.TEST_LONG ? 100_000 : 10_000;

test.each(['/dashboard', '/skills?q=%D8%B9%D8%B1%D8%A8%D9%8A&sort=-name', '/job_post/edit/42', '/'])(
  'AUTH-05 T11 %s is a location to return to',
  (path) => {
    expect(safeReturnPath(path, isKnown)).toBe(path);
  },
);

test.each([
  'http://example.com',
  'http:///example.com',
  'https://example.com',
  'ftp://example.com',
  '//example.com',
  '///example.com',
  '////example.com',
  'http:example.com',
  '//example.com/dashboard',
  '/\\example.com',
  '\\\\example.com',
  '\\/\\/example.com',
  '/\\/example.com',
  '/\t/example.com',
  '/\n/example.com',
  '\t//example.com',
  ' //example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\x08//example.com',
  'http://[::1/dashboard',
  'http://user:pass@example.com',
  '/dashboard@example.com/../..//example.com',
  'data:text/html,x',
  '/..//example.com',
  '/.//example.com',
  '/%2e%2e//example.com',
  '/%5cexample.com',
  '/%2f%2fexample.com',
  '/dashboard\u202e',
  '/dash\u200bboard',
  '/\ufeffdashboard',
  '/dashboard\u0000',
  '/dashboard\r\nx',
  'dashboard',
  '',
  ' /dashboard',
  '/nowhere',
  '/login',
  '/login?to=/login',
  '/callback?code=x',
  '/dashboard'.padEnd(513, 'x'),
  '/api/v1/skills',
  null,
  undefined,
  7,
  ['/dashboard'],
  { toString: () => '/dashboard' },
])('AUTH-05 T11 %j is not a location to return to', (to) => {
  expect(safeReturnPath(to, isKnown)).toBeNull();
});

const nasty = fc.constantFrom(
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  '\r',
  '\u202e',
  '\u200f',
  '\u0000',
  ' ',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%09',
  '%00',
  'http:',
  'https://',
  'javascript:',
  'data:',
  'evil.com',
  'user:pw@',
  'dashboard',
  'job_post/list',
  'login',
  'callback',
  '&to=',
  'ü',
  'ع',
);
const generated = fc.oneof(
  fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(nasty, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('AUTH-05 T11 whatever is generated, the result stays on this origin, at a known path, and is stable', () => {
  let kept = 0;
  fc.assert(
    fc.property(generated, (to) => {
      const path = safeReturnPath(to, isKnown);
      if (path === null) return;
      kept += 1;
      const url = new URL(path, here);
      expect(url.origin).toBe(here);
      expect(url.protocol).toBe('https:');
      expect(isKnown(url.pathname)).toBe(true);
      expect(url.pathname).not.toMatch(/^\/(login|callback)$/);
      expect(safeReturnPath(path, isKnown)).toBe(path);
    }),
    { numRuns: runs },
  );
  expect(kept).toBeGreaterThan(0);
});

test('AUTH-05 T11 even an app that knew every path would never be left', () => {
  const knowsAll = () => true;
  expect(safeReturnPath('/..//example.com', knowsAll)).toBeNull();
  expect(safeReturnPath('/.//example.com/x', knowsAll)).toBeNull();
  fc.assert(
    fc.property(generated, (to) => {
      const path = safeReturnPath(to, knowsAll);
      if (path !== null) expect(new URL(path, here).origin).toBe(here);
    }),
    { numRuns: runs },
  );
});
