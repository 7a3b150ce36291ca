import { expect, test } from 'vitest';
import { slotOf } from './interview.slots.ts';

const plan = {
  startsAt: '2026-03-04T06:00:00.000Z',
  durationMin: 30,
  order: 'inTurn',
  pauseMin: 15,
  perDay: 3,
} as const;
const slots = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, turn) => slotOf({ ...plan, ...change }, turn).slice(5, 16));

test('DOM-03 meetings follow one another with a pause, so many a day, and none is on a weekend', () => {
  // A Wednesday and a Thursday, then the Sunday after them.
  expect(slots(7)).toEqual([
    '03-04T06:00',
    '03-04T06:45',
    '03-04T07:30',
    '03-05T06:00',
    '03-05T06:45',
    '03-05T07:30',
    '03-08T06:00',
  ]);
});

test('DOM-03 what does not fit into a working day is on the next one', () => {
  expect(slots(3, { durationMin: 480, pauseMin: 0, perDay: 20 })).toEqual([
    '03-04T06:00',
    '03-05T06:00',
    '03-08T06:00',
  ]);
});

test('DOM-03 a meeting for all begins at one time', () => {
  expect(new Set(slots(3, { order: 'together' }))).toEqual(new Set(['03-04T06:00']));
});

test('DOM-03 the day of Riyadh decides which day it is', () => {
  // 23:00 UTC on Wednesday is Thursday in Riyadh: the next workday is Sunday there, Saturday 23:00 UTC.
  expect(slots(2, { startsAt: '2026-03-04T23:00:00.000Z', perDay: 1 })).toEqual(['03-04T23:00', '03-07T23:00']);
});
