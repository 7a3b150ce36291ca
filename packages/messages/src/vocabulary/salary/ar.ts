import type { Translation } from '#translation.ts';
import type { salaryPeriod as salaryPeriodEn } from './en.ts';

export const salaryPeriod: Translation<typeof salaryPeriodEn> = {
  hour: 'بالساعة',
  day: 'يوميًا',
  week: 'أسبوعيًا',
  month: 'شهريًا',
  year: 'سنويًا',
};
