import { expect, test } from 'vitest';
import { addressOf, queryOfSearch, readSearch } from './chat-address.ts';

const id = '01900000-0000-7000-8000-000000000001';

test('ROUTE-03 an address says what is shown and which conversation is open, and what it can’t be is left out', () => {
  const search = readSearch(`?show=mine&q=CNV&conversation=${id}&details=shown`);
  expect(search).toEqual({ show: 'mine', q: 'CNV', conversation: id, hasDetails: true });
  expect(readSearch(addressOf(search).slice('/chat'.length))).toEqual(search);
  expect(readSearch('?show=everything&conversation=7')).toEqual(readSearch(''));
  expect(addressOf(readSearch(''))).toBe('/chat');
});

test('ROUTE-03 whatever is shown, what users write to each other alone is not asked for', () => {
  for (const show of ['open', 'mine', 'unread', 'all'] as const)
    expect(queryOfSearch({ ...readSearch(''), show }, 'me')).toMatchObject({ isPrivate: 'false' });
});
