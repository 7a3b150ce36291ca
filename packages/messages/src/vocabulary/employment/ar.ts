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

/** The major groups of ISCO-08. */
export const iscoGroup = {
  1: 'المديرون',
  2: 'الاختصاصيون',
  3: 'الفنيون ومساعدو الاختصاصيين',
  4: 'موظفو الدعم المكتبي',
  5: 'العاملون في الخدمات والمبيعات',
  6: 'العمال المهرة في الزراعة والغابات وصيد الأسماك',
  7: 'الحرفيون والمهن المرتبطة بهم',
  8: 'مشغلو المصانع والآلات وعمال التجميع',
  9: 'المهن الأولية',
  0: 'مهن القوات المسلحة',
};
