import { expect, test } from 'vitest';
import { placeAddress, readPlace, type TodoPlace } from './todo-place.ts';

test.each<[search: string, place: TodoPlace]>([
  ['', { filter: 'mine', search: '', sort: null, openId: null }],
  [
    '?filter=design&q=two%20words&sort=dueDate',
    { filter: 'design', search: 'two words', sort: 'dueDate', openId: null },
  ],
  ['?filter=trashed&task=7', { filter: 'trashed', search: '', sort: null, openId: 7 }],
])('ROUTE-85 %s is an address of the list, and comes back the same', (search, place) => {
  expect(readPlace(search)).toEqual(place);
  expect(readPlace(placeAddress(place))).toEqual(place);
});

test('ROUTE-85 what an address doesn’t know is left aside', () => {
  expect(readPlace('?filter=all&sort=id&task=first')).toEqual(readPlace(''));
});
