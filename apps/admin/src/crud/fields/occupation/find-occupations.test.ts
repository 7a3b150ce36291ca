import type { Occupation } from '@diwan/api-contract/endpoints/occupations';
import { expect, test } from 'vitest';
import { findOccupations, toOption } from './find-occupations.ts';

const accountants: Occupation = {
  code: '2411',
  title: 'Accountants',
  group: 'Finance professionals',
  jobTitles: [{ ar: 'محاسب أول', en: 'Senior accountant' }, { ar: 'أمين صندوق' }],
};
const clerks: Occupation = {
  code: '4311',
  title: 'Accounting and bookkeeping clerks',
  group: 'Numerical clerks',
  jobTitles: [],
};
const analysts: Occupation = {
  code: '2413',
  title: 'Financial analysts',
  group: 'Finance professionals',
  jobTitles: [{ ar: 'محلل مالي', en: 'Account analyst' }],
};
const all = [analysts, accountants, clerks];
const codes = (typed: string) => findOccupations(all, typed).map(({ code }) => code);

test('an occupation is found by its code, in digits of either script', () => {
  expect([codes('241'), codes('٤٣'), codes('9')]).toEqual([['2413', '2411'], ['4311'], []]);
});

test('it is found by words of its title and of its group in any order, those that begin so first', () => {
  expect(codes('account')).toEqual(['2411', '4311', '2413']);
  expect(codes('clerks book')).toEqual(['4311']);
  expect(codes('finance')).toEqual(['2413', '2411']);
});

test('it is found in Arabic by the job titles that have its code, whatever the spelling', () => {
  expect([codes('محاسب اول'), codes('امين'), codes('نجار')]).toEqual([['2411'], ['2411'], []]);
});

test('the job titles tell what it is about, where there are none its group', () => {
  expect(toOption(accountants, 'ar')).toEqual({
    id: '2411',
    label: '2411 · Accountants',
    note: 'محاسب أول، أمين صندوق',
  });
  expect(toOption(clerks, 'en').note).toBe('Numerical clerks');
});
