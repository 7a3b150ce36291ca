import { expect, test } from 'vitest';
import { peekingAt } from './peeking.ts';

test('a record is opened beside whatever is shown', () => {
  expect(peekingAt('?layout=board', '1')).toBe('?layout=board&peek=1');
  expect(peekingAt('?peek=2', '1')).toBe('?peek=1');
});
