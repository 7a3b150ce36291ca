import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'أخصائيو الأعمال',
  one: 'أخصائي أعمال',
  add: 'إضافة أخصائي أعمال',
  ...term,
  fields: { ...term.fields, requiresLicense: 'تلزمه رخصة', commissionBps: 'العمولة', image: 'الصورة' },
  records_zero: 'لا أخصائيين',
  records_one: 'أخصائي أعمال واحد',
  records_two: 'أخصائيَّي أعمال',
  records_few: '{{number}} أخصائيي أعمال',
  records_many: '{{number}} أخصائي أعمال',
  records_other: '{{number}} أخصائي أعمال',
};

export const titles = { add: 'إضافة أخصائي أعمال', edit: 'تعديل أخصائي الأعمال' };
