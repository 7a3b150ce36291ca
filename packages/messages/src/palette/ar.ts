import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  label: 'البحث والانتقال إلى أي مكان',
  placeholder: 'شاشة أو اسم أو رقم، أو بريد إلكتروني أو جوال كامل',
  screens: 'الشاشات',
  showAll: 'عرض كل النتائج',
  searching: 'جارٍ البحث في السجلات…',
  noRecords: 'لا سجل مطابق',
  nothing: 'لا نتائج',
  failed: 'تعذّر البحث في السجلات.',
};
