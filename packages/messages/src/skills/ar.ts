import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المهارات',
  one: 'مهارة',
  add: 'إضافة مهارة',
  ...term,
  fields: { ...term.fields, type: 'النوع', escoUri: 'عنوان ESCO' },
  hints: { ...term.hints, escoUri: 'جدول ESCO نفسه غير متاح هنا بعد: ألصق عنوان المدخل.' },
  choices: { ...term.choices, skillType: { technical: 'تقنية', soft: 'مهارة شخصية', language: 'لغة', tool: 'أداة' } },
  records_zero: 'لا مهارات',
  records_one: 'مهارة واحدة',
  records_two: 'مهارتين',
  records_few: '{{number}} مهارات',
  records_many: '{{number}} مهارة',
  records_other: '{{number}} مهارة',
};

export const titles = { add: 'إضافة مهارة', edit: 'تعديل المهارة' };

export const queue = { title: 'مهارات مقترحة' };
