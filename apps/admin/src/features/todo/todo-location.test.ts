import { expect, test } from 'vitest';
import { locationAddress, readLocation, type TodoLocation } from './todo-location.ts';

test.each<[search: string, location: TodoLocation]>([
  ['', { filter: 'mine', search: '', sort: null, openId: null }],
  [
    '?filter=design&q=two%20words&sort=dueDate',
    { filter: 'design', search: 'two words', sort: 'dueDate', openId: null },
  ],
  ['?filter=trashed&task=7', { filter: 'trashed', search: '', sort: null, openId: 7 }],
])('ROUTE-85 %s is an address of the list, and comes back the same', (search, location) => {
  expect(readLocation(search)).toEqual(location);
  expect(readLocation(locationAddress(location))).toEqual(location);
});

test('ROUTE-85 what an address doesn’t know is left aside', () => {
  expect(readLocation('?filter=all&sort=id&task=first')).toEqual(readLocation(''));
});
