import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المسميات الوظيفية',
  one: 'مسمى وظيفي',
  add: 'إضافة مسمى وظيفي',
  ...term,
  filters: { ...term.filters, isSaudiOnly: 'للسعوديين فقط' },
  columns: { ...term.columns, iscoCode: 'المجموعة المهنية' },
  fields: {
    ...term.fields,
    iscoCode: 'المجموعة المهنية (ISCO-08)',
    escoUri: 'عنوان ESCO',
    nationalOccupationCode: 'الرمز في التصنيف السعودي للمهن',
    industryId: 'القطاع',
    isSaudiOnly: 'مقصور على السعوديين',
  },
  hints: {
    ...term.hints,
    escoUri: 'جدول ESCO نفسه غير متاح هنا بعد: ألصق عنوان المدخل.',
    iscoCode: 'ابحث بالرمز أو بالاسم المنشور بالإنجليزية أو بمسمى وظيفي له هذا الرمز.',
    nationalOccupationCode: 'ستة أرقام من التصنيف السعودي الموحد للمهن.',
  },
  records_zero: 'لا مسميات',
  records_one: 'مسمى وظيفي واحد',
  records_two: 'مسمَّيين وظيفيين',
  records_few: '{{number}} مسميات وظيفية',
  records_many: '{{number}} مسمى وظيفيًا',
  records_other: '{{number}} مسمى وظيفي',
};

export const titles = { add: 'إضافة مسمى وظيفي', edit: 'تعديل المسمى الوظيفي' };

export const queue = { title: 'مسميات وظيفية مقترحة' };
