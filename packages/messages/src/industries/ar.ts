import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'القطاعات',
  one: 'قطاع',
  add: 'إضافة قطاع',
  ...term,
  fields: { ...term.fields, isicSection: 'قسم ISIC' },
  choices: {
    ...term.choices,
    isicSection: {
      A: 'A · الزراعة والحراجة وصيد الأسماك',
      B: 'B · التعدين واستغلال المحاجر',
      C: 'C · الصناعة التحويلية',
      D: 'D · الكهرباء والغاز',
      E: 'E · المياه والنفايات',
      F: 'F · التشييد',
      G: 'G · تجارة الجملة والتجزئة',
      H: 'H · النقل والتخزين',
      I: 'I · الإقامة والطعام',
      J: 'J · المعلومات والاتصالات',
      K: 'K · المال والتأمين',
      L: 'L · العقارات',
      M: 'M · الأنشطة المهنية والعلمية',
      N: 'N · الخدمات الإدارية والمساندة',
      O: 'O · الإدارة العامة',
      P: 'P · التعليم',
      Q: 'Q · الصحة والعمل الاجتماعي',
      R: 'R · الفنون والترفيه',
      S: 'S · خدمات أخرى',
      T: 'T · الأسر المعيشية بوصفها أصحاب عمل',
      U: 'U · الهيئات الدولية',
    },
  },
  records_zero: 'لا قطاعات',
  records_one: 'قطاع واحد',
  records_two: 'قطاعَين',
  records_few: '{{number}} قطاعات',
  records_many: '{{number}} قطاعًا',
  records_other: '{{number}} قطاع',
};

export const titles = { add: 'إضافة قطاع', edit: 'تعديل القطاع' };

export const queue = { title: 'قطاعات مقترحة' };
