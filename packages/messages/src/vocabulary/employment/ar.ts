import type { Translation } from '#translation.ts';
import type { employmentType as employmentTypeEn, workMode as workModeEn } from './en.ts';

export const employmentType: Translation<typeof employmentTypeEn> = {
  full_time: 'دوام كامل',
  part_time: 'دوام جزئي',
  contractor: 'متعاقد',
  temporary: 'مؤقت',
  intern: 'تدريب',
  volunteer: 'تطوع',
  per_diem: 'بأجر يومي',
  other: 'أخرى',
};

export const workMode: Translation<typeof workModeEn> = { onsite: 'في مقر العمل', hybrid: 'هجين', remote: 'عن بُعد' };
