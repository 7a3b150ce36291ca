import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  mine: 'طرق عرضي',
  others: 'شاركها آخرون',
  by: 'من {{name}}',
  isShared: 'مشتركة مع الجميع',
  isCurrent: 'المعروضة الآن',
  empty: 'لا طرق عرض محفوظة بعد. احفظ ما تراه الآن لتعود إليه بخطوة واحدة.',
  unreadable: 'تعذّر تحميل طرق العرض.',
  save: 'حفظ طريقة العرض هذه…',
  saveTitle: 'حفظ طريقة العرض هذه',
  renameTitle: 'إعادة تسمية «{{name}}»',
  name: 'الاسم',
  share: 'يراها الجميع',
  shareHint: 'أنت وحدك من يستطيع تعديلها.',
  rename: 'إعادة تسمية…',
  shareAction: 'مشاركتها مع الجميع',
  unshareAction: 'جعلها خاصة',
  update: 'تحديثها بالمعروض الآن',
  isUpToDate: 'هي المعروضة الآن نفسها.',
  removal: { title: 'حذف طريقة العرض «{{name}}»؟', action: 'حذف طريقة العرض' },
  done: {
    add: 'حُفظت طريقة العرض',
    edit: 'عُدِّلت طريقة العرض',
    remove: 'حُذفت طريقة العرض',
  },
  problems: {
    nameMissing: 'اكتب اسمًا لطريقة العرض.',
    nameExists: 'لديك طريقة عرض بهذا الاسم من قبل.',
    nameTooLong: '60 حرفًا على الأكثر.',
    viewsFull: 'بلغت طرق عرضك لهذه القائمة أقصى ما يُسمح به (50). احذف إحداها أولًا.',
    stale: 'عُدِّلت في مكان آخر في هذه الأثناء. تراها الآن كما هي، فانظر إليها مرة أخرى.',
    notFound: 'لم تعد موجودة.',
    notSaved: 'لم تُحفظ. ما كتبته ما زال هنا.',
    notDone: 'تعذّر تنفيذ ذلك.',
  },
};
