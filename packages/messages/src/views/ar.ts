import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  mine: 'طرق عرضي',
  others: 'شاركها آخرون',
  by: 'من {{name}}',
  isShared: 'مشترك مع الجميع',
  isCurrent: 'المعروض الآن',
  empty: 'لا طرق عرض محفوظة بعد. احفظ ما تراه الآن لتعود إليه بخطوة واحدة.',
  unreadable: 'تعذّر تحميل طرق العرض.',
  save: 'حفظ طريقة العرض هذه…',
  saveTitle: 'حفظ طريقة العرض هذه',
  renameTitle: 'إعادة تسمية «{{name}}»',
  name: 'الاسم',
  share: 'يراه الجميع',
  shareHint: 'أنت وحدك من يستطيع تعديله.',
  rename: 'إعادة تسمية…',
  shareAction: 'مشاركته مع الجميع',
  unshareAction: 'جعله خاصًا',
  update: 'تحديثه بالمعروض الآن',
  isUpToDate: 'هو المعروض الآن نفسه.',
  removal: { title: 'حذف العرض «{{name}}»؟', action: 'حذف العرض' },
  done: {
    add: 'حُفظ العرض',
    edit: 'عُدِّل العرض',
    remove: 'حُذف العرض',
  },
  problems: {
    nameMissing: 'اكتب اسمًا للعرض.',
    nameExists: 'لديك عرض بهذا الاسم من قبل.',
    nameTooLong: '60 حرفًا على الأكثر.',
    viewsFull: 'بلغت عروضك لهذه القائمة أقصى ما يُسمح به (50). احذف أحدها أولًا.',
    stale: 'عُدِّل في مكان آخر في هذه الأثناء. تراه الآن كما هو، فانظر إليه مرة أخرى.',
    notFound: 'لم يعد موجودًا.',
    notSaved: 'لم يُحفظ. ما كتبته ما زال هنا.',
    notDone: 'تعذّر تنفيذ ذلك.',
  },
};
