import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المهارات',
  one: 'مهارة',
  add: 'إضافة مهارة',
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
    type: 'النوع',
  },
  fields: {
    name: 'الاسم',
    code: 'الرمز',
    synonyms: 'أسماء أخرى',
    type: 'النوع',
    escoUri: 'عنوان ESCO',
  },
  sections: {
    term: 'المصطلح',
  },
  hints: {
    synonyms: 'يجده البحث بهذه الأسماء أيضًا.',
  },
};
