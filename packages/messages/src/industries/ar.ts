import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'القطاعات',
  one: 'قطاع',
  add: 'إضافة قطاع',
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
    isicSection: 'قسم ISIC',
  },
  fields: {
    name: 'الاسم',
    code: 'الرمز',
    synonyms: 'أسماء أخرى',
    isicSection: 'قسم ISIC',
  },
  sections: {
    term: 'المصطلح',
  },
  hints: {
    synonyms: 'يجده البحث بهذه الأسماء أيضًا.',
  },
};
