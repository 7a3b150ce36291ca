import { expect, test } from 'vitest';
import { isIn, type Layout, layoutAddress } from './layout.ts';

const board: Layout = { key: 'board', Icon: () => null, decides: ['state'] };

test('NAV-09 another layout keeps search, filters, sort and the open record, but neither page nor what it decides itself', () => {
  const search = '?q=ali&state=pending&matchMin=70&after=abc&sort=-matchScore&peek=1';
  const address = layoutAddress('/job_post/applicants', search, board);
  expect(address).toBe('/job_post/applicants?q=ali&matchMin=70&sort=-matchScore&peek=1&layout=board');
  expect(isIn(board, address.slice(address.indexOf('?')))).toBe(true);
  expect(isIn({ ...board, key: 'tree' }, '?layout=board')).toBe(false);
});

test('the list has the plain address', () => {
  expect(layoutAddress('/a', '?layout=board', null)).toBe('/a');
  expect(layoutAddress('/a', '?layout=board&state=pending', null)).toBe('/a?state=pending');
});
