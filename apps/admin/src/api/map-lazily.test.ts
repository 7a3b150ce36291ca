import { expect, test, vi } from 'vitest';
import { mapLazily } from './map-lazily.ts';

test('a value is made when it is first asked for, once; which there are is known before', () => {
  const make = vi.fn((path: string) => ({ path }));
  const record = mapLazily({ skills: '/skills', news: '/news' }, make);
  expect(Object.keys(record)).toEqual(['skills', 'news']);
  expect(record.plans).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  expect(record.news).toBe(record.news);
  expect(make.mock.calls).toEqual([['/news']]);
  expect(record).toEqual({ skills: { path: '/skills' }, news: { path: '/news' } });
});
