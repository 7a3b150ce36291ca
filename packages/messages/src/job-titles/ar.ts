import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المسميات الوظيفية',
  one: 'مسمى وظيفي',
  add: 'إضافة مسمى وظيفي',
  columns: {
    name: 'الاسم العربي',
    nameEn: 'الاسم الإنجليزي',
    usageCount: 'الاستخدام',
    state: 'الحالة',
    updatedAt: 'آخر تعديل',
  },
  filters: {
    missing: 'الناقص',
    usage: 'الاستخدام',
    industry: 'القطاع',
    isSaudiOnly: 'للسعوديين فقط',
  },
  fields: {
    name: 'الاسم',
    code: 'الرمز',
    synonyms: 'أسماء أخرى',
    iscoCode: 'رمز ISCO-08',
    escoUri: 'عنوان ESCO',
    industryId: 'القطاع',
    isSaudiOnly: 'مقصور على السعوديين',
  },
  sections: {
    term: 'المصطلح',
  },
  hints: {
    synonyms: 'يجده البحث بهذه الأسماء أيضًا.',
    iscoCode: 'أربعة أرقام للمجموعة المهنية.',
  },
};
