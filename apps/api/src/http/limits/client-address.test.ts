import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { addressGroup, clientAddress } from './client-address.ts';

const from = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    hops,
  );

test.each([
  [0, '203.0.113.7', '10.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  [2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, undefined, '10.0.0.1'],
])('with %d proxies and “%s” the client is at %s', (hops, forwarded, address) => {
  expect(from(forwarded, hops)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('the setting that trusted whatever was forwarded says what to set instead', () => {
  expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY .*TRUSTED_PROXY_HOPS/);
  expect(readConfig({ TRUST_PROXY: 'no' }).trustedProxyHops).toBe(0);
  expect(readConfig({ TRUSTED_PROXY_HOPS: '2' }).trustedProxyHops).toBe(2);
});
