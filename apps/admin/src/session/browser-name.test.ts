import { expect, test } from 'vitest';
import { browserOf } from './browser-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604', 'Safari', 'iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 'Chrome', 'Android'],
])('%s is told by its name and its system', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system });
});

test('what says neither is nobody that is known', () => {
  expect([browserOf(null), browserOf('curl/8')]).toEqual([null, null]);
});
