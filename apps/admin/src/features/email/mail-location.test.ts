import { expect, test } from 'vitest';
import { locationAddress, locationOfFilter, paneOf, readLocation } from './mail-location.ts';

test('ROUTE-86 DEMO-03 folder, label, search, the open mail and what is written stand in the address', () => {
  const location = { ...locationOfFilter('company'), search: 'offer & more', openId: 12, composing: 'reply' as const };
  expect(locationAddress(location)).toBe('?filter=company&q=offer+%26+more&mail=12&compose=reply');
  expect(readLocation(locationAddress(location))).toEqual(location);
  expect(locationAddress(locationOfFilter('inbox'))).toBe('?');
});

test('ROUTE-86 an address that names nothing that exists leads to the inbox', () => {
  expect(readLocation('?filter=attic&mail=x&compose=sing')).toEqual(locationOfFilter('inbox'));
  // Nothing is answered while nothing is open.
  expect(readLocation('?compose=reply').composing).toBeNull();
});

test('DEMO-03 a phone shows one pane at a time', () => {
  expect(['', '?folders=', '?mail=3', '?compose=new'].map((search) => paneOf(readLocation(search)))).toEqual([
    'list',
    'folders',
    'mail',
    'mail',
  ]);
});
