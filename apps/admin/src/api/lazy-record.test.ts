import { expect, test, vi } from 'vitest';
import { lazyRecord } from './lazy-record.ts';

test('a value is made when it is first asked for, once; which there are is known before', () => {
  const make = vi.fn((name: string) => ({ name }));
  const record = lazyRecord(['skills', 'news'], make);
  expect(Object.keys(record)).toEqual(['skills', 'news']);
  expect(record.plans).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  expect(record.news).toBe(record.news);
  expect(make.mock.calls).toEqual([['news']]);
  expect(record).toEqual({ skills: { name: 'skills' }, news: { name: 'news' } });
});
