import { expect, test } from 'vitest';
import { isBoard, layoutAddress, peekingAt } from './layout.ts';

test('NAV-09 the board keeps search, filters, sort and the open record, but neither page nor state', () => {
  const search = '?q=ali&state=pending&matchMin=70&after=abc&sort=-matchScore&peek=1';
  const board = layoutAddress('/job_post/applicants', search, 'board');
  expect(board).toBe('/job_post/applicants?q=ali&matchMin=70&sort=-matchScore&peek=1&layout=board');
  expect(isBoard(board.slice(board.indexOf('?')))).toBe(true);
  expect(layoutAddress('/a', '?layout=board', 'list')).toBe('/a');
});

test('a record is opened beside whatever is shown', () => {
  expect(peekingAt('?layout=board', '1')).toBe('?layout=board&peek=1');
  expect(peekingAt('?peek=2', '1')).toBe('?peek=1');
});
