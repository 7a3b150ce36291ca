import type { Translation } from '#translation.ts';
import type { salaryPeriod as salaryPeriodEn } from './en.ts';

export const salaryPeriod: Translation<typeof salaryPeriodEn> = {
  hour: 'في الساعة',
  day: 'في اليوم',
  week: 'في الأسبوع',
  month: 'في الشهر',
  year: 'في السنة',
};
