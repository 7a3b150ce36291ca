import type { messages as en } from '../en/files.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof en> = {
  label: 'المستندات',
  add: 'إضافة مستندات',
  limits:
    'ملفات PDF وWord حتى {{documents}} ميجابايت، وصور JPEG وPNG وWebP حتى {{images}} ميجابايت. اخترها أو اسحبها إلى هنا.',
  choose: 'اختيار ملفات',
  underWay: 'ملفات قيد الرفع',
  checking: 'جارٍ الفحص…',
  megabytes: '{{number}} ميجابايت',
  kilobytes: '{{number}} كيلوبايت',
  kinds: { pdf: 'PDF', docx: 'Word', doc: 'Word 97–2003', jpeg: 'JPEG', png: 'PNG', webp: 'WebP' },
  added: 'أُضيف {{name}}',
  removed: 'حُذف {{name}}',
  failedOf: 'لم يُضف {{name}}',
  cancel: 'إلغاء رفع {{name}}',
  dismiss: 'إخفاء {{name}}',
  retry: 'إعادة رفع {{name}}',
  download: 'تنزيل {{name}}',
  downloadFailed: 'تعذّر تنزيل {{name}}.',
  remove: 'حذف {{name}}',
  older: 'عرض المستندات الأقدم',
  unscanned: 'تُفحص بنية المستندات ولا تُفحص من الفيروسات. لا تفتح إلا ما كنت تتوقعه.',
  empty: { title: 'لا مستندات بعد', text: 'تُحفظ هنا الأوراق الخاصة بهذا السجل.' },
  removal: {
    title: 'حذف {{name}}؟',
    text: 'لا يمكن التراجع عن الحذف. ويبقى في سجل النشاط أن المستند كان موجودًا.',
    action: 'حذف المستند',
    failed: 'تعذّر حذف المستند.',
  },
  refusals: {
    fileType: 'لا تُقبل سوى ملفات PDF وWord (DOC وDOCX) وصور JPEG وPNG وWebP.',
    fileEmpty: 'الملف فارغ.',
    fileTooLarge: 'الملف كبير جدًا: الحد الأقصى {{max}} ميجابايت.',
    fileMismatch: 'محتوى الملف لا يطابق نوعه الظاهر في اسمه.',
    fileDamaged: 'الملف تالف أو غير مكتمل. احفظه من جديد ثم أعد المحاولة.',
    fileEncrypted: 'الملف محمي بكلمة مرور. أزل الحماية ثم أعد المحاولة.',
    fileActive:
      'يحتوي الملف على برامج نصية أو وحدات ماكرو أو ملفات مضمّنة أو محتوى من مصدر خارجي. احفظه بدونها، ويفضَّل بصيغة PDF عادية.',
    fileTooManyPages: 'يزيد المستند على 200 صفحة.',
    fileTooManyPixels: 'تزيد الصورة على 24 ميجابكسل. صغّرها ثم أعد المحاولة.',
  },
  failures: {
    offline: 'تعذّر الوصول إلى الخادم. أعد المحاولة عند عودة الاتصال.',
    timeout: 'استغرق الرفع وقتًا طويلًا. أعد المحاولة.',
    rateLimited: 'رُفعت ملفات كثيرة في وقت قصير. انتظر دقيقة ثم أعد المحاولة.',
    forbidden: 'لا يسمح حسابك بإضافة مستندات هنا.',
    notFound: 'لم يعد هذا السجل موجودًا.',
    unauthenticated: 'انتهت جلستك. سجّل الدخول ثم أعد المحاولة.',
    other: 'تعذّر الرفع. أعد المحاولة.',
  },
};
