import { expect, test } from 'vitest';
import { paneOf, placeAddress, placeOfFilter, readPlace } from './mail-place.ts';

test('ROUTE-86 DEMO-03 folder, label, search, the open mail and what is written stand in the address', () => {
  const place = { ...placeOfFilter('company'), search: 'offer & more', openId: 12, composing: 'reply' as const };
  expect(placeAddress(place)).toBe('?filter=company&q=offer+%26+more&mail=12&compose=reply');
  expect(readPlace(placeAddress(place))).toEqual(place);
  expect(placeAddress(placeOfFilter('inbox'))).toBe('?');
});

test('ROUTE-86 an address that names nothing that exists leads to the inbox', () => {
  expect(readPlace('?filter=attic&mail=x&compose=sing')).toEqual(placeOfFilter('inbox'));
  // Nothing is answered while nothing is open.
  expect(readPlace('?compose=reply').composing).toBeNull();
});

test('DEMO-03 a phone shows one pane at a time', () => {
  expect(['', '?folders=', '?mail=3', '?compose=new'].map((search) => paneOf(readPlace(search)))).toEqual([
    'list',
    'folders',
    'mail',
    'mail',
  ]);
});
