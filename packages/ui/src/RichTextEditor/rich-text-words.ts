import type { RichTextTexts } from './rich-text-texts.ts';

interface RichTextWords {
  label: string;
  texts: RichTextTexts;
  value: string;
}

/** What the stories and the test of the editor say. */
export const richTextWords: Record<'ar' | 'en', RichTextWords> = {
  ar: {
    label: 'الوصف',
    texts: {
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
    value:
      '<h2 dir="auto">عن البستان</h2><p dir="auto">نزرع <strong>الكمثرى</strong> منذ عام 1998، ونبيعها في ' +
      '<a href="https://example.sa/">موقعنا</a>.</p><ul dir="auto"><li>زيارة كل يوم جمعة</li><li>قطف <em>باليد</em></li></ul>' +
      '<p dir="auto">English words keep their own direction.</p>' +
      '<blockquote dir="auto">أفضل ثمار في المنطقة.</blockquote>',
  },
  en: {
    label: 'Description',
    texts: {
      toolbar: 'Text formatting',
      heading2: 'Heading',
      heading3: 'Subheading',
      heading4: 'Small heading',
      strong: 'Strong',
      em: 'Emphasis',
      bulletList: 'Bulleted list',
      numberedList: 'Numbered list',
      quote: 'Quotation',
      link: 'Link',
      linkAddress: 'Address',
      linkRefused: 'Write the address of a page that begins with https, or an e-mail address',
      removeLink: 'Remove the link',
      undo: 'Undo',
      redo: 'Redo',
    },
    value:
      '<h2 dir="auto">About the orchard</h2><p dir="auto">We have grown <strong>pears</strong> since 1998 and sell them on ' +
      '<a href="https://example.sa/">our site</a>.</p><ul dir="auto"><li>Visits every Friday</li><li>Picked <em>by hand</em></li></ul>' +
      '<p dir="auto">والكلمات العربية لها اتجاهها.</p>' +
      '<blockquote dir="auto">The best fruit of the region.</blockquote>',
  },
};
