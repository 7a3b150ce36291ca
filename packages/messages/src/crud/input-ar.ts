import type { Translation } from '../translation.ts';
import type { input as en } from './input-en.ts';

export const input: Translation<typeof en> = {
  inLanguage: { ar: '{{field}} بالعربية', en: '{{field}} بالإنجليزية' },
  addAs: 'إضافة «{{text}}»…',
  masked: {
    change: 'تغيير',
    changeOf: 'تغيير {{field}}',
    kept: 'إن تُرك فارغًا بقي ‎{{value}}‎ كما هو.',
  },
  richText: {
    toolbar: 'تنسيق النص',
    heading2: 'عنوان رئيسي',
    heading3: 'عنوان فرعي',
    heading4: 'عنوان صغير',
    strong: 'نص بارز',
    em: 'تأكيد',
    bulletList: 'قائمة نقطية',
    numberedList: 'قائمة مرقمة',
    quote: 'اقتباس',
    link: 'رابط',
    linkAddress: 'العنوان',
    linkRefused: 'اكتب عنوان صفحة يبدأ بـ https أو بريدًا إلكترونيًا',
    removeLink: 'إزالة الرابط',
    undo: 'تراجع',
    redo: 'إعادة',
  },
};
