import { expect, test } from 'vitest';
import { movingRangeOf, movingRanges } from '../tools/moving-ranges.ts';
import { dayMeant, isCalendarDay, today } from './relative-days.ts';

const meant = (name: keyof typeof movingRanges, now: string) => {
  const { from, to } = movingRanges[name];
  return [dayMeant(from, 'from', now), dayMeant(to, 'to', now)];
};

test('NAV-09 a moving range means other days as time goes on', () => {
  expect(meant('today', '2026-03-01')).toEqual(['2026-03-01', '2026-03-01']);
  expect(meant('last7', '2026-03-01')).toEqual(['2026-02-23', '2026-03-01']);
  expect(meant('last30', '2026-03-01')).toEqual(['2026-01-31', '2026-03-01']);
  expect(meant('next30', '2026-12-31')).toEqual(['2026-12-31', '2027-01-29']);
  expect(meant('thisMonth', '2028-02-29')).toEqual(['2028-02-01', '2028-02-29']);
  expect(meant('lastMonth', '2026-01-31')).toEqual(['2025-12-01', '2025-12-31']);
});

test('a day begins at midnight in Riyadh, wherever the browser is', () => {
  expect(today(Date.parse('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
  expect(today(Date.parse('2026-03-01T21:00:00Z'))).toBe('2026-03-02');
});

test('a day of the calendar means itself; what is no day is none', () => {
  expect(dayMeant('2026-01-05', 'to', '2026-03-01')).toBe('2026-01-05');
  expect(['2026-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '0000-01-01', '2026-2-1', '-7d', ''].some(isCalendarDay)).toBe(false);
  expect([movingRangeOf('-6d', '0d'), movingRangeOf('-6d', '')]).toEqual(['last7', undefined]);
});
