import type { Translation } from '#translation.ts';
import type { term as termEn } from './en.ts';

export const term: Translation<typeof termEn> = {
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
  },
  fields: {
    name: 'الاسم',
    code: 'الرمز',
    synonyms: 'أسماء أخرى',
  },
  sections: {
    term: 'المصطلح',
  },
  hints: {
    synonyms: 'يجده البحث بهذه الأسماء أيضًا.',
  },
  choices: {
    missing: { english: 'الاسم الإنجليزي ناقص' },
    usage: { used: 'مستخدم', unused: 'غير مستخدم' },
  },
  states: {
    term: { suggested: 'مقترح', active: 'مفعّل', inactive: 'معطّل' },
  },
  events: {
    term: { accept: 'قبول', activate: 'تفعيل', deactivate: 'تعطيل' },
  },
  done: {
    term: { accept: 'تم القبول', activate: 'تم التفعيل', deactivate: 'تم التعطيل' },
  },
  refusals: {},
  act: {
    term: { accept: 'قبول {{records}}', activate: 'تفعيل {{records}}', deactivate: 'تعطيل {{records}}' },
  },
};
