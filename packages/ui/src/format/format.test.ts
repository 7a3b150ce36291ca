import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const ar = createFormat('ar');
const en = createFormat('en');
const afternoon = '2026-11-21T11:05:00.000Z';

test('T130 dates are Gregorian with Latin digits in both languages, in Riyadh', () => {
  expect(en.date('2026-11-21')).toBe('21 Nov 2026');
  expect(ar.date('2026-11-21')).toBe('21 نوفمبر 2026');
  expect(en.dateTime(afternoon)).toBe('21 Nov 2026, 2:05\u00a0pm');
  expect(en.date('2026-11-21T22:30:00.000Z')).toBe('22 Nov 2026');
  expect(en.range('2026-11-03', '2026-11-21').replace(/\s–\s/, '–')).toBe('3–21 Nov 2026');
});

test('T130 a day without a zone is the same day in every zone', () => {
  expect(createFormat('en', { timeZone: 'Pacific/Pago_Pago' }).date('1940-01-01')).toBe('1 Jan 1940');
  expect(createFormat('en', { timeZone: 'Pacific/Kiritimati' }).date('1940-01-01')).toBe('1 Jan 1940');
});

test('T130 a person may choose Arabic-Indic figures and Umm al-Qura', () => {
  expect(createFormat('ar', { numerals: 'arab' }).number(2026)).toBe('٢٬٠٢٦');
  expect(createFormat('en', { calendar: 'islamic-umalqura' }).date('2026-11-21')).toContain('1448');
});

test('T137 DOM-05 money is labelled SAR, exact to the halala', () => {
  expect(en.money(850_000)).toBe('SAR\u00a08,500');
  expect(en.money(850_050)).toBe('SAR\u00a08,500.50');
  expect(ar.money(123_405)).toBe('1,234.05\u00a0ر.س');
  expect(en.moneyParts(100)).toEqual({ amount: '1', unit: 'SAR', isUnitFirst: true });
});

test('T137 LOOK-05 counts above 999 are cut to thousands', () => {
  expect([0, 999, 1000, 1540, 25_000].map((count) => en.compactCount(count))).toEqual([
    '0',
    '999',
    '1k',
    '1.5k',
    '25k',
  ]);
  expect(ar.compactCount(1540)).toBe('1.5k');
});

test('relative times choose the largest whole unit', () => {
  const now = Date.parse(afternoon);
  expect(en.relative('2026-11-21T11:04:40.000Z', now)).toBe('now');
  expect(en.relative('2026-11-21T08:05:00.000Z', now)).toBe('3 hours ago');
  expect(en.relative('2026-11-20T10:05:00.000Z', now)).toBe('yesterday');
  expect(ar.relative('2026-11-21T11:07:00.000Z', now)).toBe('خلال دقيقتين');
});

test('a time of day is read on the clock of the language, whichever zone one is in', () => {
  expect(createFormat('en', { timeZone: 'Pacific/Kiritimati' }).time('14:05')).toBe('2:05\u00a0pm');
  expect(ar.time('09:30')).toBe('9:30\u00a0ص');
});

test('a length of time is read in hours and minutes, in the grammar of the language', () => {
  expect([45, 60, 90, 121, 0].map(en.duration)).toEqual([
    '45 minutes',
    '1 hour',
    '1 hour and 30 minutes',
    '2 hours and 1 minute',
    '0 minutes',
  ]);
  expect([45, 60, 90, 120, 183].map(ar.duration)).toEqual([
    '45 دقيقة',
    'ساعة',
    'ساعة و30 دقيقة',
    'ساعتان',
    '3 ساعات و3 دقائق',
  ]);
});

test('lists and shares follow the language; the same options give the same formatter', () => {
  expect(en.list(['Riyadh', 'Jeddah'])).toBe('Riyadh and Jeddah');
  expect(ar.list(['الرياض', 'جدة'])).toBe('الرياض وجدة');
  expect(en.percent(0.125)).toBe('12.5%');
  expect(ar.percent(0.125)).toBe('12.5%');
  expect([en.percent(0.1225), en.percent(0.1225, 2), ar.percent(0.1225, 2)]).toEqual(['12.3%', '12.25%', '12.25%']);
  expect(createFormat('ar')).toBe(ar);
});

test('T75 what should have been a number and is none is not called one', () => {
  const none = Number(undefined);
  expect([en.number(none), en.percent(none), en.money(none), ar.number(none, { maximumFractionDigits: 0 })]).toEqual([
    '—',
    '—',
    'SAR\u00a0—',
    '—',
  ]);
});
