import { expect, test } from 'vitest';
import { periodOf, readPeriod, searchOfDays, searchOfPeriod } from './periods.ts';

/** Half past midnight in Riyadh, still the day before in UTC. */
const now = Date.parse('2026-03-14T21:30:00Z');

test('periods end today in Riyadh', () => {
  expect(periodOf('today', now)).toEqual({ from: '2026-03-15', to: '2026-03-15' });
  expect(periodOf('week', now)).toEqual({ from: '2026-03-09', to: '2026-03-15' });
  expect(periodOf('month', now)).toEqual({ from: '2026-02-14', to: '2026-03-15' });
  expect(periodOf('quarter', now)).toEqual({ from: '2026-01-01', to: '2026-03-15' });
});

test('a Hijri month begins on its first day by Umm al-Qura', () => {
  // Ramadan 1447 began on 18 February 2026.
  expect(periodOf('hijriMonth', now)).toEqual({ from: '2026-02-18', to: '2026-03-15' });
});

test('NAV-09 the period stands in the address; what makes no sense there is the last 30 days', () => {
  expect(readPeriod(searchOfPeriod('week'), now).name).toBe('week');
  const days = { from: '2026-01-02', to: '2026-02-03' };
  expect(readPeriod(searchOfDays(days), now)).toEqual({ name: 'custom', period: days });
  for (const search of [
    '',
    '?period=x',
    '?period=custom',
    '?from=2026-01-02',
    '?from=2026-02-31x&to=b',
    '?from=2026-02-02&to=2026-01-01',
  ]) {
    expect(readPeriod(search, now).name, search).toBe('month');
  }
});
